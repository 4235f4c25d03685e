"""What the site answers, by area."""
