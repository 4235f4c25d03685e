"""Random numbers: the same everywhere and always, and even enough for dice and decks."""

from __future__ import annotations

from collections import Counter

import pytest

from gondwana.core.rng import Rng, seeded


def test_the_sequence_of_a_seed_never_changes() -> None:
    # Worked out once with a reference of sfc32 in unbounded integers; both builds must give it.
    assert [seeded(7).below(6) for _ in range(3)] == [0, 0, 0]
    r = seeded(7)
    assert [r.below(6) for _ in range(8)] == [0, 3, 4, 3, 4, 2, 5, 3]
    r = seeded(0)
    assert [r.next() for _ in range(4)] == reference(0, 4)
    r = seeded(2**40 + 123)
    assert [r.next() for _ in range(100)] == reference(2**40 + 123, 100)


def reference(seed: int, n: int) -> list[int]:
    """sfc32 written down a second time, with the modulus where the mask is."""
    m = 2**32
    a, b, c, d = seed % m, seed // m % m, 0x9E3779B9, 1
    out = []
    for _ in range(12 + n):
        t = (a + b + d) % m
        a, b, c, d = b ^ b // 2**9, (c + c * 8) % m, ((c * 2**21 + c // 2**11) % m + t) % m, (d + 1) % m
        out.append(t)
    return out[12:]


def test_rotation_is_a_rotation() -> None:
    r = Rng(0, 0, 0x80000001, 0)
    r.next()
    assert r.words()[2] == (0x80000001 << 21 | 0x80000001 >> 11) & 0xFFFFFFFF


def test_words_continue_the_sequence() -> None:
    r = seeded(99)
    for _ in range(17):
        r.next()
    again = Rng(*r.words())
    assert [again.next() for _ in range(50)] == [r.next() for _ in range(50)]
    assert all(0 <= word < 2**32 for word in r.words())


def test_a_clone_is_independent() -> None:
    r = seeded(5)
    c = r.clone()
    first = [r.next() for _ in range(5)]
    assert [c.next() for _ in range(5)] == first


def test_negative_and_large_seeds_are_seeds() -> None:
    assert seeded(-1).words() == seeded(2**64 - 1).words()
    assert len({tuple(seeded(seed).words()) for seed in range(-50, 50)}) == 100


@pytest.mark.parametrize("n", [2, 3, 6, 55])
def test_below_is_even(n: int) -> None:
    r = seeded(n)
    draws = 3000 * n
    counts = Counter(r.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi = sum((counts[k] - 3000) ** 2 / 3000 for k in range(n))
    assert chi < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    r = seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        r.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(380 < n < 620 for n in counts.values())


def test_a_shuffle_of_nothing_and_of_one() -> None:
    for items in ([], [7]):
        before = seeded(1)
        before.shuffle(items)
        assert before.words() == seeded(1).words()
