"""Which people are connected: every connection holds a lease, and a person without one is away."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

_GAPS = 16
"""How many gaps are kept apart."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Until when each person's last lease lasts. Leases of lost connections run out by themselves,
    so that the death of a server is noticed like that of a client."""

    until: Mapping[str, float] = field(default_factory=dict)
    gaps: tuple[tuple[float, float], ...] = ()
    """From when to when none of the table's players was connected, or no server ran, in order: time
    that is counted against nobody."""
    empty_since: float | None = None
    """Since when none of the table's players is connected."""

    def is_present(self, person: str, now: float) -> bool:
        """Whether the person is connected."""
        return self.until.get(person, 0.0) > now

    def present(self, now: float) -> frozenset[str]:
        """Everybody who is connected."""
        return frozenset(person for person, until in self.until.items() if until > now)

    def is_attended(self, now: float) -> bool:
        """Whether anybody is connected, player or spectator."""
        return max(self.until.values(), default=0.0) > now

    def away_since(self, person: str, now: float, otherwise: float) -> float | None:
        """Since when the person is away; None if present. A person who was never
        connected has been away since `otherwise`. Time when nobody was connected does not count."""
        until = self.until.get(person, otherwise)
        return self.counted_from(until, now) if until <= now else None

    def counted_from(self, at: float, now: float) -> float:
        """The time that is as long ago as the counted part of the time since `at`."""
        gaps = self.gaps
        if self.empty_since is not None:
            gaps = (*gaps, (self.empty_since, now))
        for start, end in gaps:
            at += max(0.0, end - max(start, at))
        return at

    def seen(self, until: Mapping[str, float], players: Iterable[str], now: float) -> "Presence":
        """Who is connected now, and whether any of the table's players is."""
        last = [self.until.get(player, 0.0) for player in players]
        empty_since = self.empty_since
        if empty_since is None and max(last, default=0.0) <= now:
            empty_since = max(last, default=0.0)
        here = any(until.get(player, 0.0) > now for player in players)
        if here and empty_since is not None:
            return Presence(until, _with_gap(self.gaps, (empty_since, now)))
        if not here and empty_since is None:
            empty_since = now
        return replace(self, until=until, empty_since=empty_since)


def _with_gap(
    gaps: tuple[tuple[float, float], ...], gap: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """The gaps and another one; of too many the oldest two become one that is as long."""
    if len(gaps) < _GAPS:
        return (*gaps, gap)
    (start, end), (next_start, next_end), *others = gaps
    return ((next_start - (end - start), next_end), *others, gap)


NOBODY = Presence()
