"""The flow of Bios: Megafauna, second edition."""
