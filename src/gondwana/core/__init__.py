"""The compiled heart shared by every game: state, frames, acts, events, random numbers.

Nothing here reads a file, a clock or another package: a game is its record, and a record must mean the same everywhere.
"""
