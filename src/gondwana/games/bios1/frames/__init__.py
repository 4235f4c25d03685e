"""The flow of Bios: Megafauna, a file for each part of the rulebook."""
