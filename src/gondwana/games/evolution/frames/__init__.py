"""The flow of Evolution, a file for each part of the rulebook."""
