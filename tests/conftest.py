"""Pytest: nothing to set up; tests import what they share from `tests.tools`."""
