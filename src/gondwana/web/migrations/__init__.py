"""Django migrations."""
