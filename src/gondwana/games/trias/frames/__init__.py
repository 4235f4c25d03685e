"""The decisions of Trias, one module for each part of the book."""
