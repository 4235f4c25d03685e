"""`{% t "key" n=3 %}`: a text of the site in the reader's language."""

from __future__ import annotations

from typing import Any

from django import template
from django.template.defaultfilters import stringfilter

from gondwana.kit.game import metas
from gondwana.web.words import words

register = template.Library()


@register.simple_tag(takes_context=True)
def t(context: dict[str, Any], key: str, **args: object) -> str:
    """The text of a key; it is escaped like everything in a template."""
    return words(context["lang"])(key, **args)


@register.filter
@stringfilter
def seat_mark(number: str) -> str:
    """The sign of a seat beside its colour, so that colour is never the only difference."""
    return "●■▲◆⬟⬢★✚"[int(number) % 8]


@register.filter
def points(value: int) -> str:
    """A number of points as it is printed: with a minus sign, not a hyphen."""
    return str(value).replace("-", "−")


@register.simple_tag
def clock(left: int) -> str:
    """Seconds as people read them, before the script of the page counts on."""
    if left >= 3600:
        return f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
    return f"{left // 60}:{left % 60:02}"


@register.simple_tag(takes_context=True)
def level(context: dict[str, Any], name: str, game: str) -> str:
    """What a bot is called, how well it plays, and its rating where it was measured."""
    called = words(context["lang"])(f"level.{name.partition(':')[0]}")
    points = metas()[game].ratings().get(name)
    return f"{called} · {points}" if points else called
