"""Finds puzzles in matches: `tools/mine.py` runs it."""
