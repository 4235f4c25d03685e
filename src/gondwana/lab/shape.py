"""The space of observations, for the libraries that follow Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from gondwana.lab.setup import Setup

NUMBERS = "observation"


def observation_space(setup: Setup) -> spaces.Space[Any]:
    """Numbers, and the mask of the letters that can be said."""
    whole = np.iinfo(np.int64)
    numbers = spaces.Box(whole.min, whole.max, (setup.width,), np.int64)
    mask = spaces.Box(0, 1, (setup.alphabet.size,), np.int8)
    return spaces.Dict({NUMBERS: numbers, "action_mask": mask})
