"""`python -m gondwana.web …`: Django's own commands (migrate, createsuperuser, check --deploy) for this site."""

from __future__ import annotations

import os
import sys

from django.core.management import execute_from_command_line

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gondwana.web.settings")
    execute_from_command_line(["gondwana.web", *sys.argv[1:]])
