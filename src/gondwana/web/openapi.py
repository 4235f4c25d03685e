"""The OpenAPI 3.1 description of the interface for programs."""

from __future__ import annotations

from functools import cache
from typing import Any

from gondwana.kit.game import metas
from gondwana.web import bots

Schema = dict[str, Any]
STRING: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
BOOLEAN: Schema = {"type": "boolean"}


def obj(required: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """An object with these fields."""
    return {"type": "object", "properties": {**required, **(optional or {})}, "required": list(required)}


def many(schema: Schema) -> Schema:
    """A list of these."""
    return {"type": "array", "items": schema}


def ref(name: str) -> Schema:
    """A schema by name."""
    return {"$ref": f"#/components/schemas/{name}"}


NAMES: Schema = {"type": "object", "additionalProperties": STRING}
COST = obj({"rule": STRING, "text": STRING})
OPTION = obj({"text": STRING, "label": STRING, "rule": STRING, "touch": many(STRING), "cost": many(COST)})
ANSWERS = obj({"answers": many(obj({"good": BOOLEAN, "rule": STRING, "text": STRING}))})
NULLABLE_NUMBERS = {"type": ["array", "null"], "items": INTEGER}
SCHEMAS: dict[str, Schema] = {
    "Problem": obj({"error": STRING, "message": STRING}, {"rule": STRING, "detail": STRING}),
    "Game": obj(
        {
            "id": STRING,
            "title": STRING,
            "seats": many(INTEGER),
            "version": INTEGER,
            "options": {"type": "object"},
            "bots": many(STRING),
        }
    ),
    "Table": obj(
        {
            "table": STRING,
            "game": STRING,
            "version": INTEGER,
            "options": {"type": "object"},
            "status": {"enum": ["open", "live", "over", "closed"]},
            "public": BOOLEAN,
            "live": BOOLEAN,
            "seq": INTEGER,
            "asked": INTEGER,
            "seats": many(obj({"seat": INTEGER, "name": STRING, "bot": STRING, "free": BOOLEAN})),
            "scores": NULLABLE_NUMBERS,
            "winners": NULLABLE_NUMBERS,
        },
        {"seat": INTEGER},
    ),
    "View": obj(
        {
            "seq": INTEGER,
            "seat": INTEGER,
            "who": INTEGER,
            "over": BOOLEAN,
            "asked": BOOLEAN,
            "prompt": STRING,
            "rule": STRING,
            "options": many(OPTION),
            "undoable": INTEGER,
            "text": STRING,
            "log": many(obj({"at": INTEGER, "rule": STRING, "text": STRING})),
            "subjects": NAMES,
            "places": NAMES,
            "scene": {"type": "object"},
        }
    ),
    "NewTable": obj(
        {"game": {"enum": sorted(metas())}},
        {
            "seats": {"type": "integer", "minimum": 1, "maximum": 8},
            "options": {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean"]}},
            "bots": many({"enum": ["", *bots.LEVELS]}),
            "public": BOOLEAN,
            "live": BOOLEAN,
            "situation": {"type": "string", "maxLength": 20000},
        },
    ),
    "Choice": obj(
        {
            "seq": {"type": "integer", "minimum": 0},
            "choice": {"type": "string", "minLength": 1, "maxLength": 200},
        }
    ),
}
SLUG = {"name": "slug", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9]{6,20}$"}}
ASKED = [
    {"name": name, "in": "query", "required": name == "subject", "schema": STRING} for name in ("subject", "place")
]
LANG = {"name": "lang", "in": "query", "required": False, "schema": {"enum": ["en", "fr"]}}


def operation(summary: str, good: Schema | None, *bad: int, status: int = 200, key: bool = True) -> Schema:
    """What one method of an address does."""
    content = {"application/json": {"schema": good}} if good else {"text/plain": {"schema": STRING}}
    responses: Schema = {str(status): {"description": "as asked", "content": content}}
    for code in (*bad, 400, 405, 413, 429, *((401,) if key else ())):
        schema = {"application/json": {"schema": ref("Problem")}}
        responses[str(code)] = {"description": "refused, with the reason", "content": schema}
    found: Schema = {"summary": summary, "responses": responses}
    if key:
        found["security"] = [{"key": []}]
    return found


def taking(schema: str, found: Schema) -> Schema:
    """The operation with a body."""
    found["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(schema)}}}
    return found


def at(found: Schema, *more: Schema) -> Schema:
    """The operation at a table."""
    found["parameters"] = [SLUG, *more]
    return found


def led(found: Schema, name: str, *more: str, status: int = 200, slug: str, body: Schema | None = None) -> None:
    """What can be done next with the table of an answer."""
    links = found["responses"][str(status)].setdefault("links", {})
    for one in (name, *more):
        links[one] = {"operationId": one, "parameters": {"slug": slug}} | ({"requestBody": body} if body else {})


@cache
def description() -> Schema:
    """The whole document."""
    table, game = ref("Table"), ref("Game")
    mine = obj({"username": STRING, "name": STRING, "tables": many(table)})
    news = at(
        operation("Server-Sent Events: `play` with the new seq, `seats`, `talk`; no key needed", None, 503, key=False)
    )
    news["responses"]["200"]["content"] = {"text/event-stream": {"schema": STRING}}
    paths: Schema = {
        "/games": {"get": operation("The games", obj({"games": many(game)}), key=False)},
        "/me": {"get": operation("Who I am and where I sit", mine)},
        "/tables": {
            "get": operation("Public tables", obj({"tables": many(table)})),
            "post": taking("NewTable", operation("A new table; I sit at it", table, 409, 422, status=201)),
        },
        "/tables/{slug}": {"get": at(operation("One table", table, 404))},
        "/tables/{slug}/join": {"post": at(operation("Sit down", table, 404, 409))},
        "/tables/{slug}/leave": {"post": at(operation("Get up", table, 403, 404))},
        "/tables/{slug}/view": {"get": at(operation("What I may see, and choose", ref("View"), 404, 409), LANG)},
        "/tables/{slug}/why": {
            "get": at(operation("What a thing could do in a place, and why not", ANSWERS, 404, 409, 422), *ASKED, LANG)
        },
        "/tables/{slug}/act": {
            "post": at(taking("Choice", operation("Choose", obj({"seq": INTEGER}), 403, 404, 409, 422)))
        },
        "/tables/{slug}/record": {"get": at(operation("The record, after the end", None, 403, 404, 409))},
        "/tables/{slug}/news": {"get": news},
    }
    for path, methods in paths.items():
        for method, found in methods.items():
            found["operationId"] = "new" if (path, method) == ("/tables", "post") else path.rpartition("/")[2]
    paths["/tables/{slug}"]["get"]["operationId"] = "table"
    made, view = paths["/tables"]["post"], paths["/tables/{slug}/view"]["get"]
    steps = ("view", "table", "why", "join", "leave", "record")
    led(made, *steps, status=201, slug="$response.body#/table")
    choice = {"seq": "$response.body#/seq", "choice": "$response.body#/options/0/text"}
    led(view, "act", slug="$request.path.slug", body=choice)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gondwana", "version": "1", "summary": "A program can sit at a table."},
        "servers": [{"url": "/api/v1"}],
        "components": {
            "schemas": SCHEMAS,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "paths": paths,
    }
