"""Accounts: guests who keep their games, settings, profiles, tokens, taking one's data along and leaving."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from django import forms
from django.contrib.auth import login, logout
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.password_validation import validate_password
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gondwana.kit.game import metas
from gondwana.kit.i18n import LANGUAGES
from gondwana.web import post, seats
from gondwana.web.limits import limited
from gondwana.web.models import Analysis, Message, Player, Table, Token
from gondwana.web.views.lobby import BACKEND, rows
from gondwana.web.words import words

YEAR = 365 * 24 * 3600
THEMES = ("system", "light", "dark")


class SignUp(forms.Form):
    """Name and password; a guest who signs up keeps everything."""

    username = forms.CharField(max_length=30, validators=[UnicodeUsernameValidator()])
    email = forms.EmailField(required=False)
    password = forms.CharField(widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}))

    def clean_username(self) -> str:
        """Free, whatever its case."""
        name: str = self.cleaned_data["username"]
        if name.lower().startswith("guest-") or Player.objects.filter(username__iexact=name).exists():
            raise ValidationError("taken", code="taken")
        return name

    def clean_password(self) -> str:
        """Not one of those everybody tries first."""
        password: str = self.cleaned_data["password"]
        validate_password(password, Player(username=self.cleaned_data.get("username", "")))
        return password


class Settings(forms.ModelForm):
    """How somebody likes to play and to be told."""

    class Meta:
        """The fields of a player that the player decides."""

        model = Player
        fields = (
            "name",
            "language",
            "theme",
            "motion",
            "patterns",
            "confirm",
            "sound",
            "email",
            "mail_turns",
            "webhook",
        )

    language = forms.ChoiceField(choices=[(lang, lang) for lang in LANGUAGES])
    theme = forms.ChoiceField(choices=[(theme, theme) for theme in THEMES])
    motion = forms.ChoiceField(choices=[(motion, motion) for motion in ("normal", "fast", "none")])
    webhook = forms.URLField(required=False, assume_scheme="https")

    def clean_name(self) -> str:
        """Something that is seen."""
        name = seats.tidy(self.cleaned_data["name"], 30)
        if not name:
            raise ValidationError("name", code="required")
        return name

    def clean_webhook(self) -> str:
        """Only addresses that may be called."""
        url: str = self.cleaned_data["webhook"]
        if url and not post.resolve(url):
            raise ValidationError("webhook", code="webhook")
        return url


def complaints(form: Any, lang: str) -> list[str]:
    """What is wrong with a form, in words."""
    texts = words(lang)
    out: list[str] = []
    for name, errors in form.errors.as_data().items():
        for error in errors:
            key = f"account.{error.code}"
            label = texts(f"account.{name}") if f"account.{name}" in texts else ""
            said = texts(key) if key in texts else " ".join(error.messages)
            out.append(f"{label}: {said}" if label else said)
    return out


@require_http_methods(["GET", "POST"])
@limited("signin")
def sign_up(request: HttpRequest) -> HttpResponse:
    """A new account, or a guest's."""
    lang = request.lang
    wrong: list[str] = []
    form = SignUp(request.POST or None)
    if request.method == "POST":
        if form.is_valid():
            known = request.user.is_authenticated and request.user.guest
            player = request.user if known else Player(language=lang)
            player.username = player.name = form.cleaned_data["username"]
            player.email = form.cleaned_data["email"]
            player.guest = False
            player.set_password(form.cleaned_data["password"])
            player.save()
            player.places.filter(table__status__in=(Table.OPEN, Table.LIVE)).update(name=player.name)
            login(request, player, BACKEND)
            return redirect("home")
        wrong = complaints(form, lang)
    return render(request, "web/signup.html", {"wrong": wrong, "given": request.POST}, status=422 if wrong else 200)


@require_http_methods(["GET", "POST"])
@limited("signin")
def sign_in(request: HttpRequest) -> HttpResponse:
    """Come in."""
    lang = request.lang
    wrong = ""
    then = request.POST.get("next", request.GET.get("next", ""))
    if request.method == "POST":
        form = AuthenticationForm(request, data=request.POST)
        if form.is_valid():
            login(request, form.get_user())
            safe = url_has_allowed_host_and_scheme(then, {request.get_host()}, request.is_secure())
            return redirect(then if then and safe else "home")
        wrong = words(lang)("account.wrong")
    page = {"wrong": wrong, "next": then, "given": request.POST}
    return render(request, "web/signin.html", page, status=422 if wrong else 200)


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Leave the site."""
    logout(request)
    return redirect("home")


@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """How one likes to play."""
    if not request.user.is_authenticated:
        return redirect("login")
    lang = request.lang
    wrong: list[str] = []
    done = False
    if request.method == "POST":
        form = Settings(request.POST, instance=Player.objects.get(pk=request.user.pk))
        if form.is_valid():
            request.user = form.save()
            request.lang = lang = request.user.language or lang
            request.user.places.filter(table__status__in=(Table.OPEN, Table.LIVE)).update(name=request.user.name)
            done = True
        else:
            wrong = complaints(form, lang)
    return settings_page(request, wrong, done)


def settings_page(request: HttpRequest, wrong: list[str], done: bool = False) -> HttpResponse:
    """The settings as they are, with what was wrong about a form."""
    page = {
        "wrong": wrong,
        "done": done,
        "player": request.user,
        "tokens": request.user.tokens.order_by("-pk"),
        "muted": request.user.muted.all(),
    }
    return render(request, "web/settings.html", page, status=422 if wrong else 200)


@require_POST
def unmute(request: HttpRequest) -> HttpResponse:
    """Hear somebody again."""
    if not request.user.is_authenticated:
        return redirect("login")
    if request.POST.get("player", "").isdigit():
        request.user.muted.remove(int(request.POST["player"]))
    return redirect("settings")


@require_POST
def prefer(request: HttpRequest) -> HttpResponse:
    """Language or theme, switched at once from any page; the reader stays where they were."""
    back = request.POST.get("next", "/")
    if not url_has_allowed_host_and_scheme(back, {request.get_host()}, request.is_secure()):
        back = "/"
    response = redirect(back)
    for name, known in (("lang", LANGUAGES), ("theme", THEMES)):
        value = request.POST.get(name, "")
        if value in known:
            response.set_cookie(name, value, max_age=YEAR, samesite="Lax", secure=request.is_secure(), httponly=True)
            if request.user.is_authenticated:
                field = "language" if name == "lang" else "theme"
                Player.objects.filter(pk=request.user.pk).update(**{field: value})
    return response


@require_GET
def profile(request: HttpRequest, username: str) -> HttpResponse:
    """What somebody has played, as far as it is public."""
    player = get_object_or_404(Player, username=username, is_active=True)
    over = Table.objects.filter(places__player=player, status=Table.OVER, imported=False)
    own = request.user.is_authenticated and request.user.pk == player.pk
    page = {
        "player": player,
        "own": own,
        "ratings": [
            {"row": row, "title": metas()[row.game].titled(request.lang)}
            for row in player.ratings.order_by("-points")
            if row.game in metas()
        ],
        "tables": rows((over if own else over.filter(public=True)).order_by("-changed")[:30], request.lang),
    }
    return render(request, "web/profile.html", page)


@require_POST
@limited("signin")
def token(request: HttpRequest) -> HttpResponse:
    """A new key for programs, shown once; or an old one withdrawn."""
    if not request.user.is_authenticated:
        return redirect("login")
    if request.POST.get("drop", "").isdigit():
        request.user.tokens.filter(pk=int(request.POST["drop"])).delete()
        return redirect("settings")
    key = new_token(request.user, request.POST.get("label", ""))
    return render(request, "web/token.html", {"key": key})


def new_token(player: Player, label: str) -> str:
    """Make a key; the site keeps its hash only."""
    key = "gw_" + secrets.token_urlsafe(30)
    label = " ".join(label.split())[:40] or timezone.now().date().isoformat()
    Token.objects.create(player=player, hash=hashlib.sha256(key.encode()).hexdigest(), label=label)
    return key


def known_of(player: Player) -> dict[str, Any]:
    """Everything the site knows of somebody."""
    return {
        "username": player.username,
        "name": player.name,
        "email": player.email,
        "joined": player.date_joined.isoformat(),
        "settings": {name: getattr(player, name) for name in Settings.Meta.fields},
        "ratings": [*player.ratings.values("game", "points", "games", "wins")],
        "tables": [
            {
                "table": place.table.slug,
                "game": place.table.game,
                "seat": place.number + 1,
                "status": place.table.status,
            }
            for place in player.places.select_related("table")
        ],
        "messages": [
            {"table": said.table.slug, "text": said.text, "at": said.at.isoformat()}
            for said in Message.objects.filter(player=player).select_related("table")
        ],
    }


@require_GET
def export(request: HttpRequest) -> HttpResponse:
    """Everything the site knows of the reader, as data."""
    if not request.user.is_authenticated:
        return redirect("login")
    data = known_of(request.user)
    response = HttpResponse(json.dumps(data, indent=1, ensure_ascii=False), content_type="application/json")
    response.headers["Content-Disposition"] = 'attachment; filename="gondwana.json"'
    return response


@require_POST
@limited("signin")
def delete(request: HttpRequest) -> HttpResponse:
    """Delete the account: running games go to bots, messages go, the name stays on no table."""
    if not request.user.is_authenticated:
        return redirect("login")
    player = request.user
    if not player.guest and not player.check_password(request.POST.get("password", "")):
        return settings_page(request, [words(request.lang)("account.wrong")])
    erase(player)
    logout(request)
    return redirect("home")


def erase(player: Player) -> None:
    """Remove a player and everything that names them."""
    Analysis.objects.filter(table__places__player=player).delete()  # its sentences name people; it can be made again
    player.places.update(name="—")
    for place in player.places.select_related("table"):
        if place.table.status in (Table.OPEN, Table.LIVE):
            seats.leave(place.table, place)
    player.delete()
