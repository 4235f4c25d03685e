"""What the people who run the site can look after. Seeds and situations of tables are not shown to them either."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from gondwana.web.models import Message, Player, Report, Table


@admin.action(description="Ban: sign out and lock")
def ban(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """Lock accounts; whoever is banned can no longer act."""
    queryset.filter(is_superuser=False).update(is_active=False)


@admin.action(description="Lift the ban")
def unban(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """Unlock accounts."""
    queryset.update(is_active=True)


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin):
    """Accounts and guests."""

    list_display = ("username", "name", "guest", "is_active", "date_joined", "last_login")
    list_filter = ("guest", "is_active", "is_staff")
    search_fields = ("username", "name", "email")
    actions = (ban, unban)
    fields = ("username", "name", "email", "guest", "language", "is_active", "is_staff", "is_superuser")


@admin.action(description="Close the tables")
def close(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """End tables without a result."""
    queryset.filter(status__in=(Table.OPEN, Table.LIVE)).update(status=Table.CLOSED, asked=-1)


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):
    """Tables, without anything that is hidden from players."""

    list_display = ("slug", "game", "status", "public", "count", "created", "changed")
    list_filter = ("game", "status", "public", "live")
    search_fields = ("slug",)
    actions = (close,)
    fields = ("slug", "game", "version", "options", "seats", "owner", "public", "live", "status", "count", "asked")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened in the lobby."""
        return False


@admin.action(description="Remove the messages and settle")
def remove(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """Hide the reported messages from everybody."""
    Message.objects.filter(reports__in=queryset).update(removed=True)
    queryset.update(done=True)


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """Complaints about messages."""

    list_display = ("message", "player", "at", "done")
    list_filter = ("done",)
    actions = (remove,)
    readonly_fields = ("message", "player", "at")
