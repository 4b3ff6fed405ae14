"""How fast bots are."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots wait before they act, in seconds. It depends on what everybody sees and never
    on a hand or on the time they thought, so that it tells nothing."""

    passing: float = 1.2
    leading: float = 1.6
    """Longer, so that people can look at the trick that was won."""
    following: float = 0.8


USUAL = Pace()
