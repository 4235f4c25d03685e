"""A bot that takes what looks best at once, in a few worlds that agree with what it knows."""

import gondwana
from gondwana.core.rng import Rng


class Greedier:
    """One look ahead."""

    WORLDS = 5

    def choose(self, view: gondwana.PlayerView, rng: Rng) -> int:
        """One of view.acts."""
        worlds = [view.sample(int(rng.next())) for _ in range(self.WORLDS)]

        def lead(act: int) -> int:
            total = 0
            for world in worlds:
                after = world.clone()
                after.play(act)
                scores = after.scores()
                mine = scores.pop(view.seat)
                total += mine - max(scores)
            return total

        return max(view.acts, key=lead)
