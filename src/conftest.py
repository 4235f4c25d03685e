"""Pytest: the site needs Django set up before its modules can be imported; tests/web does that."""

collect_ignore_glob = ["gondwana/web/*"]
