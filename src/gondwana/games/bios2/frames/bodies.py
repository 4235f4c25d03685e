"""Neoteny (E5), resizing (E6), resurrection (E7) and stolen cubes (B7.a)."""

from __future__ import annotations
