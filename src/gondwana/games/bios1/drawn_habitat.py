"""A habitat: the biome as a tile, the ground in section, and from bottom to top who eats what.

Roots grow below, leaves above the ground, hunters are in the triangle on top; the letters that are asked for stand on
the left of their storey, and under each animal which of them it has.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from gondwana.games.bios1.drawn_signs import ROADRUNNER, beast, icon, letters, paint
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Zone
from gondwana.kit.svg import Canvas, clip, number
from gondwana.kit.text import piece_text

PLANT = {
    "polar_forest": "larch", "conifer_forest": "conifer", "ginkgoes": "ginkgo", "lichen_tundra": "lichen",
    "larch_forest": "larch", "petrified_forest": "petrified", "palaeoniscids": "fish", "cycadeoid": "cycad",
    "sea_lilies": "crinoid", "mediterranean_ammonites": "ammonite", "kelp_forest": "kelp", "belemnites": "belemnite",
    "clam_beds": "clam", "seed_ferns": "fern", "cycad_woods": "cycad", "calcareous_plankton": "plankton",
    "tree_ferns": "treefern", "dawn_redwood_forest": "redwood", "boreal_ammonites": "ammonite",
    "conifer_taiga": "conifer", "spruce_forest": "conifer", "podocarp_forest": "pine", "iberian_bog": "moss",
    "liverwort_meadow": "moss", "fern_spike": "fern", "coal_swamp": "lepido", "calamites_thicket": "horsetail",
    "lycopod_meadow": "clubmoss", "horsetail_swamp": "horsetail", "quillwort_marsh": "quillwort",
    "lampshell_shoals": "clam", "coelacanths": "lobefin", "cycad_thicket": "cycad", "termite_mounds": "mound",
    "aspidorhynchids": "fish", "pycnodonts": "discfish", "lobsters": "lobster", "home_red": "myriapod",
    "home_orange": "cloud", "home_green": "treefern", "home_white": "fern", "plankton": "plankton",
    "azolla_bloom": "azolla", "mammoth_steppe": "grass", "muskeg_tundra": "lichen", "birch_alder_woodland": "broadleaf",
    "boreal_fir_forest": "conifer", "oak_hickory_forest": "broadleaf", "beech_maple_forest": "broadleaf",
    "prairie": "grass", "tallgrass_parkland": "grass", "berry_thicket": "shrub", "sagebrush_steppe": "shrub",
    "pine_woodland": "pine", "salmon_run": "fish", "herring_shoals": "fish", "chaparral": "shrub",
    "cactus_desert": "cactus", "acacia_savanna": "acacia", "walnut_forest": "broadleaf", "tuber_scrub": "shrub",
    "sand_dollar_beds": "sanddollar", "sea_urchin_kelp": "kelp", "squid_shoals": "belemnite",
    "flowering_rainforest": "flower", "fig_forest": "broadleaf", "palm_swamp": "palm", "cypress_everglade": "redwood",
    "ant_hills": "mound", "flower_meadow": "flower", "mangrove_coast": "mangrove", "sea_grass_beds": "seagrass",
    "coral_reef": "coral", "flood_basalt_meadow": "grass", "fireweed_slope": "flower",
    "rocky_mountain_forest": "conifer", "bristlecone_ridge": "pine",
}  # fmt: skip
"""What is drawn on each biome."""
DRY = ("grass", "cactus", "acacia", "shrub", "lichen")
BOG = ("moss", "horsetail", "clubmoss", "lepido", "quillwort", "mangrove", "mound", "myriapod")
DARK = ("conifer", "larch", "redwood", "pine", "cycad")
SEA = ("seagrass", "kelp", "azolla")
STOREYS = ("predator", "biome", "rooter")


class Size(NamedTuple):
    """The measures of a habitat: on a desktop with words and letters, on a phone with signs."""

    w: float
    h: float
    head: float
    side: float
    big: bool


BIG = Size(142, 136, 41, 40, True)
SMALL = Size(62, 116, 18, 0, False)


def plant_colour(plant: str, kind: str) -> str:
    """The colour of what grows there."""
    if kind == "sea" and plant not in SEA:
        return "var(--b1-shell)"
    for name, members in (("dry", DRY), ("bog", BOG), ("conifer", DARK)):
        if plant in members:
            return f"var(--b1-{name})"
    return "var(--b1-plant)"


def habitat(c: Canvas, zone: Zone, texts: Texts, x: float, y: float, size: Size) -> None:
    """A habitat with its biome, its places and who is in them."""
    tile = next((piece for piece in zone.pieces if piece.kind == "biome"), None)
    with c.group(zone.id, x, y, texts(zone.label, **zone.data)):
        places = {piece.id.partition(".")[2]: piece for piece in zone.pieces if piece.kind == "place"}
        storeys = stack(size, "rooter" in places)
        if tile is None:
            empty(c, zone, texts, size)
        else:
            with c.group(tile.id, 0, 0, piece_text(tile, texts), "piece"):
                face(c, zone, tile, texts, size, storeys)
        crowd = {word: [p for p in zone.pieces if p.data.get("space") == word] for word in STOREYS}
        spots = stand(crowd, size, storeys)
        for word in STOREYS:
            if word in places:
                place(c, places[word], word, crowd[word], texts, size, storeys[word], tile is not None)
        links(c, crowd, spots, size.big)
        asked = {"biome": tile.data["needs"] if tile else "", "rooter": tile.data["roots"] if tile else ""}
        for word in STOREYS:
            for piece in crowd[word]:
                aside = beside(size, len(storeys), len(crowd[word]))
                figure(c, piece, texts, spots[piece.id], asked.get(word, ""), crowd, size, aside)
        for i, colour in enumerate(zone.data["farm_of"]):
            icon(c, "agriculture", size.w - 26 - 22 * i, size.h - 26, 20, paint(colour))


def stack(size: Size, rooted: bool) -> dict[str, tuple[float, float]]:
    """The storeys from top to bottom: where each begins and ends."""
    top = size.head + (0 if size.big else 17)
    room = size.h - top - (0 if rooted else 6)
    names = STOREYS if rooted else STOREYS[:2]
    step = room / len(names)
    return {name: (top + i * step, top + (i + 1) * step) for i, name in enumerate(names)}


# -- the tile --------------------------------------------------------------------------------------------------------


def empty(c: Canvas, zone: Zone, texts: Texts, size: Size) -> None:
    """A slot without biome: land or sea as the greenhouse has it, with its printed climax."""
    sea = zone.data["sea"]
    c.rect(
        0, 0, size.w, size.h, fill="var(--b1-shelf)" if sea else "var(--surface)", r=5, opacity=0.75 if sea else 0.14
    )
    if sea:
        c.rect(0, 0, size.w, size.h, fill="url(#b1-waves)", r=5)
    c.rect(0, 0, size.w, size.h, stroke="var(--b1-relief)", r=5, dash="2 4")
    badge(c, zone, str(zone.data["printed"]), size, "mountain" if zone.data["mountain"] else "")
    for colour in zone.data["homeland"]:
        c.circle(size.w - 15, size.h - 15, 8, fill=paint(colour), stroke="var(--b1-edge)", width=1)


def badge(c: Canvas, zone: Zone, words: str, size: Size, kind: str) -> None:
    """The climax in the corner, beside the sign of the latitude, or of the mountains."""
    sign = "orogeny" if kind == "mountain" else zone.data["latitude"]
    if size.big:
        icon(c, sign, 4, 4, 17)
        c.text(24, 18, words, size=15, weight=700)
    else:
        c.text(3, 14, words, size=14, weight=700)


def face(c: Canvas, zone: Zone, tile: Piece, texts: Texts, size: Size, storeys: dict[str, tuple[float, float]]) -> None:
    """The biome: ground in section, plant, climax, name, niche at the right, wanted letters at the left."""
    data: dict[str, Any] = tile.data
    sea = data["kind"] == "sea"
    ground = storeys["biome"][1]
    lost = ("shelf", "waves", "wave") if zone.data["sea"] else ("ice", "frost", "arctic")
    fill = f"var(--b1-{lost[0] if data['flipped'] else data['kind']})"
    c.rect(1.5, 2.5, size.w, size.h, fill="var(--shadow)", r=5)
    c.rect(0, 0, size.w, size.h, fill=fill, r=5)
    if data["flipped"]:
        c.rect(0, 0, size.w, size.h, fill=f"url(#b1-{lost[1]})", r=5)
        big = 54.0 if size.big else 30.0
        icon(c, lost[2], size.w / 2 - big / 2 + size.side / 2, size.h / 2 - big / 2, big, "var(--b1-contour)")
    soil = "var(--b1-silt)" if sea else "var(--b1-soil)"
    if not data["flipped"]:
        c.path(f"M0 {number(ground)}H{number(size.w)}V{number(size.h - 5)}q0 5 -5 5H5q-5 0 -5 -5Z", fill=soil)
    word = tile.label.partition(".")[2]
    plant = PLANT[word]
    width = min(86.0, ground - size.head - 16) if size.big else 44.0
    left = 1 if size.big else (size.w - width) / 2
    if not data["flipped"]:
        scenery(c, data["kind"], size, ground)
    c.parts.append('<g opacity=".22">' if data["flipped"] else "<g>" if size.big else '<g opacity=".45">')
    c.use(f"b1-b-{plant}", left, ground - width * 0.97, width, width, plant_colour(plant, data["kind"]))
    c.parts.append("</g>")
    c.path(f"M0 {number(ground)}H{number(size.w)}", stroke="var(--b1-relief)", width=1)
    heading(c, zone, tile, texts, size)
    wanted(c, data, size, storeys)
    edge = "var(--b1-contour)" if sea else "var(--b1-relief)"
    c.rect(0, 0, size.w, size.h, stroke=edge, r=5, width=1.2)


def scenery(c: Canvas, kind: str, size: Size, ground: float) -> None:
    """What is behind the plant: hills, summits, or the swell."""
    if kind == "sea":
        c.rect(1, size.head + 16, size.w - 2, ground - size.head - 18, fill="url(#b1-waves)")
    else:
        c.use("b1-peaks" if kind == "orogeny" else "b1-hills", 0, ground - 80, size.w, 80, "var(--b1-relief)")


def heading(c: Canvas, zone: Zone, tile: Piece, texts: Texts, size: Size) -> None:
    """Climax, name, stars and niche."""
    data: dict[str, Any] = tile.data
    climax = str(zone.data["climax"])
    orogeny = data["kind"] == "orogeny"
    if size.big:
        c.text(24 if orogeny else 5, 18, climax, size=16, weight=700)
        if orogeny:
            icon(c, "orogeny", 3, 4, 17)
    else:
        c.text(3, 14, invented(data) + climax, size=14, weight=700)
    right = size.w - 3
    niche(c, str(data["niche"]), right - 20, 3 if size.big else 2)
    if not size.big:
        return
    name = invented(data) + texts(tile.label).partition(" (")[0]
    c.text(5, 36, clip(name, right - 5, 15), size=14, serif=True, italic=True)
    signs = [
        sign for sign, on in (("star", data["flood"]), ("arctic", data["glacier"]), ("volcano", data["volcano"])) if on
    ]
    for i, sign in enumerate(signs):
        colour = {"star": "var(--b1-contour)", "arctic": "var(--b1-contour)"}.get(sign, "var(--danger)")
        icon(c, "wave" if sign == "star" else sign, right - 39 - i * 17, 5, 15, colour)


def invented(data: dict[str, Any]) -> str:
    """The sign of a tile that is reconstructed, not the printed one."""
    return "≈" if data.get("invented") else ""


def niche(c: Canvas, word: str, x: float, y: float) -> None:
    """The white square: which letter, or size, or whose home decides a contest (13.2)."""
    c.rect(x, y, 20, 19, fill="var(--light)", stroke="var(--b1-edge)", r=2, width=0.8)
    if len(word) == 1:
        c.text(x + 10, y + 14.5, word, size=14, anchor="middle", fill="var(--shade)", weight=700)
    elif word == "size":
        icon(c, "size", x + 3, y + 2, 14, "var(--shade)")
    else:
        c.circle(x + 10, y + 9.5, 6, fill=paint(word), stroke="var(--b1-edge)", width=1)


def wanted(c: Canvas, data: dict[str, Any], size: Size, storeys: dict[str, tuple[float, float]]) -> None:
    """The letters a herbivore must have: for the leaves under the heading, for the roots in the ground."""
    left = 4.0 if size.big else 2.0
    letters(c, data["needs"], left, size.head + (1 if size.big else 0))
    if data["roots"] and "rooter" in storeys:
        letters(c, data["roots"], left, storeys["rooter"][0] + 5)


# -- places and animals ----------------------------------------------------------------------------------------------


def place(
    c: Canvas,
    piece: Piece,
    word: str,
    crowd: Sequence[Piece],
    texts: Texts,
    size: Size,
    storey: tuple[float, float],
    tiled: bool,
) -> None:
    """A place that can be settled: the leaves, the triangle of roots pointing down, the hunters' pointing up."""
    top, bottom = storey
    left, right = size.side, size.w
    with c.group(piece.id, 0, 0, texts(piece.label), "piece"):
        middle = (left + right) / 2
        ends = (number(left + 2), number(right - 2))
        if word == "predator":
            shape = f"M{ends[0]} {number(bottom - 1)}L{number(middle)} {number(top)}L{ends[1]} {number(bottom - 1)}Z"
            c.path(shape, fill="var(--b1-road)", opacity=0.13)
        elif word == "rooter":
            shape = f"M{ends[0]} {number(top + 2)}L{number(middle)} {number(bottom - 1)}L{ends[1]} {number(top + 2)}Z"
            c.path(shape, fill="var(--b1-relief)", opacity=0.2)
        else:
            height = bottom - top - 2 if tiled else size.h - size.head
            c.rect(left, top, right - left - 2, height, fill="var(--surface)", r=4, opacity=0.01)
        if len(crowd) > 1 and word != "predator" and size.big:
            c.circle(left - 3, bottom - 14, 11, fill="var(--surface)")
            icon(c, "contests", left - 11.5, bottom - 22.5, 17, "var(--danger)")


def stand(
    crowd: dict[str, list[Piece]], size: Size, storeys: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float, float]]:
    """Where everybody stands: left, ground and width of each figure."""
    spots: dict[str, tuple[float, float, float]] = {}
    for word, there in crowd.items():
        if not there:
            continue
        top, bottom = storeys[word]
        caption = 2.0 if beside(size, len(storeys), len(there)) else 17.0
        side = size.side or (15 if word == "rooter" else 0)
        room = size.w - side - 6
        many = len(there)
        tall = min(bottom - top - caption - 3, 42)
        width = min(tall / 0.72, 50 if size.big else 34, room / (1 + 0.7 * (many - 1)))
        step = min(width + 6, (room - width) / max(1, many - 1))
        left = side + 3 + (room - width - step * (many - 1)) / 2
        if many == 1 and size.big:
            left = side + 4  # its letters stand at its right
        for i, piece in enumerate(there):
            spots[piece.id] = (left + i * step, bottom - caption, width)
    return spots


def beside(size: Size, storeys: int, crowd: int) -> bool:
    """Are size and letters beside the animal, not below: alone in its storey, or one of three low ones?"""
    return not size.big or crowd == 1 or storeys == 3


def links(c: Canvas, crowd: dict[str, list[Piece]], spots: dict[str, tuple[float, float, float]], big: bool) -> None:
    """Who eats whom: an arrow from the prey up to the hunter; broken where the hunter goes hungry."""
    herbivores = [*crowd["biome"], *crowd["rooter"]]
    alone = big and len(herbivores) == 1 and len(crowd["predator"]) == 1
    for hunter in crowd["predator"]:
        x, y, width = spots[hunter.id]
        for prey in [piece for piece in herbivores if piece.id in hunter.data["prey"]] or herbivores[:1]:
            there, below, across = spots[prey.id]
            if alone:
                start, end = (there + across * 0.1, below - across * 0.42), (x - 1, y - width * 0.3)
                bend = (min(start[0], end[0]) - 13, start[1] - 4)
            else:
                start, end = (there + across / 2, below - across * 0.5), (x + width / 2, y + (15 if big else 0))
                bend = (start[0], end[1] + 6)
            last = (bend[0] if alone else end[0], end[1] + (4 if alone else 14))
            arrow(c, (start, bend, last, end), prey.id in hunter.data["prey"])


def arrow(c: Canvas, points: Sequence[tuple[float, float]], fed: bool) -> None:
    """A bent line with its head at the end; dotted and headless if nobody is fed by it."""
    ink = "var(--b1-road)" if fed else "var(--danger)"
    line = "M{} {}C{} {} {} {} {} {}".format(*(number(v) for point in points for v in point))
    c.path(line, stroke="var(--surface)", width=3.6, opacity=0.7)
    c.path(line, stroke=ink, width=1.7, dash=None if fed else "2 4")
    if fed:
        (x, y), (ahead, below) = points[2], points[3]
        length = math.hypot(ahead - x, below - y)
        dx, dy = (ahead - x) / length * 7, (below - y) / length * 7
        left = f"{number(ahead - dx - dy * 0.55)} {number(below - dy + dx * 0.55)}"
        right = f"{number(ahead - dx + dy * 0.55)} {number(below - dy - dx * 0.55)}"
        c.path(f"M{number(ahead)} {number(below)}L{left}L{right}Z", fill=ink)


def figure(
    c: Canvas,
    piece: Piece,
    texts: Texts,
    spot: tuple[float, float, float],
    asked: str,
    crowd: dict[str, list[Piece]],
    size: Size,
    aside: bool,
) -> None:
    """An animal, its size, and under it the letters asked for; who cannot feed here is pale and marked."""
    x, y, width = spot
    data: dict[str, Any] = piece.data
    with c.group(piece.id, x, y, piece_text(piece, texts), "piece"):
        c.parts.append("<g>" if data["fed"] else '<g opacity=".6">')
        beast(c, piece, 0, 0, width)
        c.parts.append("</g>")
        if not data["fed"]:
            c.rect(-1, -width * 0.74, width + 2, width * 0.76, stroke="var(--danger)", r=4, width=1.2, dash="3 3")
            icon(c, "fossil", width - 11, -width * 0.74 - 3, 14, "var(--danger)")
        many = len(crowd[data["space"]])
        if not size.big or (aside and many > 1):
            return
        if data["space"] == "predator":
            asked = hunted(piece, crowd)
        shown = asked if many < 3 else lacking(asked, data["dna"])[:1] if many == 3 else ""
        wide = len(shown) * 15.0 + 10
        left = width + 4 if aside else width / 2 - wide / 2
        two = aside and width > 40  # lines, where the storey is high enough
        c.text(left, -21 if two else -1 if aside else 15, invented(data) + str(data["size"]), size=15, weight=600)
        letters(c, shown, left + (0 if two else 11), -17 if two else -15 if aside else 1, data["dna"], 14)


def hunted(hunter: Piece, crowd: dict[str, list[Piece]]) -> str:
    """The roadrunner letters a hunter must match: those of its prey, or of whom it would have to eat."""
    herbivores = [*crowd["biome"], *crowd["rooter"]]
    prey = [piece for piece in herbivores if piece.id in hunter.data["prey"]] or herbivores
    return "".join(letter for letter in prey[0].data["dna"] if letter in ROADRUNNER) if prey else ""


def lacking(asked: str, dna: str) -> str:
    """The letters asked for that are not in the genome."""
    out = ""
    for letter in sorted(set(asked)):
        out += letter * max(0, asked.count(letter) - dna.count(letter))
    return out
