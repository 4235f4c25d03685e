"""The addresses of the site."""

from __future__ import annotations

from django.contrib import admin
from django.urls import path, re_path

from gondwana.web import errors
from gondwana.web.views import accounts, api, ask, learn, lobby, look, site, table

urlpatterns = [
    path("", lobby.home, name="home"),
    path("theme.css", site.theme, name="theme"),
    path("manifest.webmanifest", site.manifest, name="manifest"),
    re_path(r"^static/(?P<edition>[0-9a-f]{8})/(?P<path>[\w./-]+)$", site.older),
    path("favicon.ico", site.icon),
    path("health", site.health, name="health"),
    path("g/<slug:game>", lobby.game_page, name="game"),
    path("g/<slug:game>/<slug:theme>.svg", site.plate, name="plate"),
    path("play/<slug:game>", lobby.play_now, name="play"),
    path("new/<slug:game>", lobby.new_table, name="new"),
    path("upload", lobby.upload, name="upload"),
    path("history", lobby.history, name="history"),
    path("t/<slug:slug>", table.table, name="table"),
    path("t/<slug:slug>/part", table.part, name="part"),
    path("t/<slug:slug>/act", table.act, name="act"),
    path("t/<slug:slug>/undo", table.undo, name="undo"),
    path("t/<slug:slug>/plea", table.plea, name="plea"),
    path("t/<slug:slug>/join", table.join, name="join"),
    path("t/<slug:slug>/leave", table.leave, name="leave"),
    path("t/<slug:slug>/bot", table.bot, name="bot"),
    path("t/<slug:slug>/rematch", table.rematch, name="rematch"),
    path("t/<slug:slug>/chat", table.chat, name="chat"),
    path("t/<slug:slug>/talk", table.talk, name="talk"),
    path("t/<slug:slug>/chat/<int:pk>", table.message, name="message"),
    path("t/<slug:slug>/hint", table.hint, name="hint"),
    path("t/<slug:slug>/why", ask.why, name="why"),
    path("t/<slug:slug>/foresee", look.foresee, name="foresee"),
    path("t/<slug:slug>/against", look.against, name="against"),
    path("t/<slug:slug>/log", table.log, name="log"),
    path("t/<slug:slug>/picture", table.svg, name="svg"),
    path("t/<slug:slug>/record", table.record, name="record"),
    path("t/<slug:slug>/situation", table.situation, name="situation"),
    path("t/<slug:slug>/replay", learn.replay, name="replay"),
    path("t/<slug:slug>/analysis", learn.analysis, name="analysis"),
    path("rules/<slug:game>", learn.rules, name="rules"),
    path("learn/<slug:game>", learn.guide, name="learn"),
    path("learn/<slug:game>/<int:number>", learn.guide, name="learn_step"),
    path("signup", accounts.sign_up, name="signup"),
    path("login", accounts.sign_in, name="login"),
    path("logout", accounts.sign_out, name="logout"),
    path("settings", accounts.settings, name="settings"),
    path("prefer", accounts.prefer, name="prefer"),
    path("unmute", accounts.unmute, name="unmute"),
    path("token", accounts.token, name="token"),
    path("export", accounts.export, name="export"),
    path("delete", accounts.delete, name="delete"),
    path("u/<str:username>", accounts.profile, name="profile"),
    path("api/v1/openapi.json", api.openapi),
    path("api/v1/games", api.games),
    path("api/v1/me", api.me),
    path("api/v1/tables", api.tables),
    path("api/v1/tables/<slug:slug>", api.table),
    path("api/v1/tables/<slug:slug>/join", api.join),
    path("api/v1/tables/<slug:slug>/leave", api.leave),
    path("api/v1/tables/<slug:slug>/view", api.view),
    path("api/v1/tables/<slug:slug>/why", api.why),
    path("api/v1/tables/<slug:slug>/act", api.act),
    path("api/v1/tables/<slug:slug>/record", api.record),
    path("admin/login/", accounts.sign_in),  # ours is limited
    path("admin/", admin.site.urls),
]
handler400, handler403 = errors.bad_request, errors.forbidden
handler404, handler500 = errors.not_found, errors.broken
