"""The flow of Cubosaurs, a file for each chapter of the rulebook."""
