"""Promoting a mutation (E2), perhaps to a new species (E3): hosts (J2.0), personality (J6), tools (J7.0)."""

from __future__ import annotations
