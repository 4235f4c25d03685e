"""What the people who run the site can look after. Seeds and situations of tables are not shown to them either."""

from __future__ import annotations

import json
from typing import Any

from django.contrib import admin
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from gondwana.web import news, seats
from gondwana.web.models import Message, Player, Report, Table
from gondwana.web.views.accounts import erase, known_of


@admin.action(description="Ban: sign out and lock")
def ban(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """Lock accounts; whoever is banned can no longer act, and no table waits for them."""
    for player in queryset.filter(is_superuser=False):
        Player.objects.filter(pk=player.pk).update(is_active=False)
        for place in player.places.select_related("table"):
            seats.leave(place.table, place)


@admin.action(description="Lift the ban")
def unban(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """Unlock accounts."""
    queryset.update(is_active=True)


@admin.action(description="Export what is known of them")
def export(modeladmin: Any, request: HttpRequest, queryset: Any) -> HttpResponse:
    """A file for those who ask for their data and cannot sign in."""
    text = json.dumps([known_of(player) for player in queryset], indent=1, ensure_ascii=False)
    response = HttpResponse(text, content_type="application/json")
    response.headers["Content-Disposition"] = 'attachment; filename="accounts.json"'
    return response


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin):
    """Accounts and guests."""

    list_display = ("username", "name", "guest", "is_active", "date_joined", "last_login")
    list_filter = ("guest", "is_active", "is_staff")
    search_fields = ("username", "name", "email")
    actions = (ban, unban, export)
    fields = ("username", "name", "email", "guest", "language", "is_active", "is_staff", "is_superuser")

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        """Nobody gives themselves more than they have."""
        return () if request.user.is_superuser else ("is_staff", "is_superuser")

    def delete_model(self, request: HttpRequest, obj: Player) -> None:
        """As if they did it themselves: their tables go on, their names go."""
        erase(obj)

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        """Several of them."""
        for player in queryset:
            erase(player)


@admin.action(description="Close the tables")
def close(modeladmin: Any, request: HttpRequest, queryset: Any) -> None:
    """End tables without a result; those who look at them see it."""
    for table in queryset.filter(status__in=(Table.OPEN, Table.LIVE)):
        with transaction.atomic():
            Table.objects.filter(pk=table.pk).update(status=Table.CLOSED, asked=-1)
            news.tell(table.slug, "seats", table.count)


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
