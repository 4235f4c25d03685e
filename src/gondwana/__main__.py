"""`python -m gondwana` is the command `gondwana`."""

from __future__ import annotations

import sys

from gondwana.cli import main

if __name__ == "__main__":
    sys.exit(main())
