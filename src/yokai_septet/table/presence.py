"""Which people are connected: every connection holds a lease, and a person without one is away."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Presence:
    """Until when each person's last lease lasts. Leases of lost connections run out by themselves,
    so that the death of a server is noticed like that of a client."""

    until: Mapping[str, float] = field(default_factory=dict)
    since: float = 0.0
    """Since when anybody is connected, if that began later than what the table waits for."""

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
        return max(until, self.since) if until <= now else None


NOBODY = Presence()
