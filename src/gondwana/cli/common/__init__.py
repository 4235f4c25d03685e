"""What several commands share: reading arguments, writing tables, playing at the terminal."""
