"""The Django application."""

from __future__ import annotations

from django.apps import AppConfig


class WebConfig(AppConfig):
    """One application: accounts, lobby, tables and the interface for programs share their models."""

    name = "gondwana.web"
    label = "web"
    verbose_name = "Gondwana"
