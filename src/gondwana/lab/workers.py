"""Where the games of an arena are played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from gondwana.kit.errors import GondwanaError, install
from gondwana.kit.spread import leave_interruption_to_the_first_process
from gondwana.lab.arena import Plan, Played, play_some


class Here:
    """This process, one piece after another."""

    room = 1

    def __init__(self) -> None:
        self.work: deque[tuple[Plan, Sequence[int]]] = deque()

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        """Played when waited for."""
        self.work.append((plan, numbers))
        return tuple(numbers)

    def wait(self) -> list[tuple[Any, list[Played] | None]]:
        """Play the next piece."""
        plan, numbers = self.work.popleft()
        return [(tuple(numbers), play_some(plan, numbers))]

    def stop(self) -> None:
        """Nothing goes on."""


class Processes:
    """So many processes of this machine; when one dies, all are replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.room = 2 * jobs
        self.flying: set[Future[list[Played]]] = set()
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, context, leave_interruption_to_the_first_process)

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        """Hand a piece to the pool."""
        try:
            future = self.pool.submit(play_some, plan, numbers)
        except BrokenProcessPool:
            self.pool = self._pool()
            future = self.pool.submit(play_some, plan, numbers)
        self.flying.add(future)
        return future

    def wait(self) -> list[tuple[Any, list[Played] | None]]:
        """What is ready."""
        done, self.flying = wait(self.flying, return_when=FIRST_COMPLETED)
        return [(future, self._games(future)) for future in done]

    @staticmethod
    def _games(future: Future[list[Played]]) -> list[Played] | None:
        try:
            return future.result()
        except BrokenProcessPool:
            return None

    def stop(self) -> None:
        """End the processes, whatever they do."""
        running = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()


class Cluster:
    """A Ray cluster: that of an address, the one RAY_ADDRESS names, or one begun here."""

    def __init__(self, address: str | None) -> None:
        try:
            import ray
        except ImportError:
            raise GondwanaError("--ray needs Ray: " + install("ray")) from None
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self.ray = ray
        self.begun = not ray.is_initialized()
        if self.begun:
            ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error")
        self.task = ray.remote(num_cpus=1, max_retries=0)(play_some)
        self.room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.flying: list[Any] = []

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        """A task."""
        token = self.task.remote(plan, numbers)
        self.flying.append(token)
        return token

    def wait(self) -> list[tuple[Any, list[Played] | None]]:
        """What is ready."""
        done, self.flying = self.ray.wait(self.flying, num_returns=1)
        return [(token, self._games(token)) for token in done]

    def _games(self, token: Any) -> list[Played] | None:
        why = self.ray.exceptions
        try:
            games: list[Played] = self.ray.get(token)
        except (why.WorkerCrashedError, why.NodeDiedError, why.ObjectLostError, why.OutOfMemoryError):
            return None
        return games

    def stop(self) -> None:
        """Leave the cluster; one begun here ends."""
        for token in self.flying:
            self.ray.cancel(token, force=True)
        if self.begun:
            self.ray.shutdown()


def workers(jobs: int, ray: str | None) -> Here | Processes | Cluster:
    """The place for so many processes, or the cluster (an empty address: Ray's own choice)."""
    if ray is not None:
        return Cluster(ray or None)
    return Here() if jobs == 1 else Processes(jobs)
