"""What an animal looks like: the layers of the art that its traits put together, the farthest first."""

from __future__ import annotations

from collections.abc import Sequence


def creature(traits: Sequence[str]) -> list[str]:
    """The symbols of an animal in drawing order; Fat Tissue may stand several times.

    >>> creature([])
    ['evo-tail', 'evo-legs-normal-far', 'evo-body', 'evo-legs-normal', 'evo-head', 'evo-eye']
    """
    has = set(traits)
    size = "-big" if "high_body_weight" in has else ""
    legs = "running" if "running" in has else "big" if size else "normal"
    humps = traits.count("fat_tissue")
    fat = [f"evo-part-fat-{min(3, humps)}"] if humps else []
    wing = part(has, "flight")
    out = part(has, "mimicry") + (["evo-rear-flight"] if wing else [])
    if fat:  # the humps stand before the wing
        out, wing = out + wing, []
    out += part(has, "running")
    out += part(has, "tail_loss") or ["evo-tail"]
    out += [f"evo-legs-{legs}-far", f"evo-body{size}", f"evo-legs-{legs}", *part(has, "camouflage")]
    if "metamorphosis" in has:
        out.append(f"evo-part-metamorphose{size}")
    out += part(has, "trematode", "shell") + fat + (["evo-shell-skirt"] if fat and "shell" in has else [])
    out += part(has, "poisonous", "viviparous", "swimming", "burrowing") + wing + part(has, "parasite")
    out += part(has, "carnivorous", "scavenger") or ["evo-head"]
    if "grazing" in has:
        out += [] if has & {"carnivorous", "scavenger"} else ["evo-part-grazing"]
        out.append("evo-part-grazing-tuft")
    out += part(has, "specialization_a", "specialization_b", "high_body_weight", "ink_cloud", "intellect", "anglerfish")
    return out + eyes(has) + part(has, "ambush")


def part(has: set[str], *words: str) -> list[str]:
    """The layers of those of these traits that the animal has."""
    return [f"evo-part-{word}" for word in words if word in has]


def eyes(has: set[str]) -> list[str]:
    """Open, sharp or closed, and the pirate's patch."""
    sleeps, sharp = "hibernation" in has, "sharp_vision" in has
    if sleeps:
        out = ["evo-part-hibernation-sharp" if sharp else "evo-part-hibernation"]
    else:
        out = part(has, "sharp_vision") or ["evo-eye"]
    if "piracy" in has:
        out.append("evo-part-piracy-up" if sleeps or sharp else "evo-part-piracy")
    return out
