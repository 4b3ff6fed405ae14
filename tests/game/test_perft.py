"""Perft counts and golden matches: a rule that changes by mistake changes one of these.

`python -m tests.game.test_perft` writes the golden files anew; look at the difference before you
commit it.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.game.golden import GOLDEN, LED_BY_ACE, OPENED, PERFT, golden, opened
from tests.kit import EVERY_OPTION, random_match, ruleset_id, seed_of
from yokai_septet import RULESETS, CardSet, Match, Reason, Round, Ruleset, step
from yokai_septet.game.perft import outcomes, perft, start

MATCHES = GOLDEN / "matches.json"


def describe(now: Round) -> dict[str, Any]:
    """A position for programs in any language: everything that its play depends on."""
    return {
        "hands": [str(now.hand(seat)) for seat in now.ruleset.seats],
        "trump": now.trump.letter if now.trump is not None else None,
        "leader": now.leader,
        "trick": " ".join(card.code for card in now.trick),
        "won": list(now.won),
        "bosses": [str(CardSet(mask)) for mask in now.bosses],
        "seals": ["".join(suit.letter for suit in sorted(seals)) for seals in now.seals],
    }


def opening(ruleset: Ruleset, seed: int) -> dict[str, Any]:
    """Counts from the first card: one trick and the lead to the next."""
    now = opened(ruleset, seed)
    counts = [perft(now, depth) for depth in range(1, ruleset.players + 2)]
    return {"seed": seed, "position": describe(now), "counts": counts}


def ending(ruleset: Ruleset, seed: int, played: int, depth: int) -> dict[str, Any]:
    """Counts by outcome near the end of a round."""
    now = start(ruleset, seed_of(seed), played)
    counts = dict(sorted(outcomes(now, depth).items()))
    return {
        "seed": seed, "played": played, "depth": depth, "position": describe(now),
        "outcomes": counts,
    }  # fmt: skip


def interesting(ruleset: Ruleset) -> Iterator[tuple[int, int, int]]:
    """Seeds, cards played and depths of endings: three long rounds, and one that R22 can end."""
    cards, depth = ruleset.players * ruleset.hand_size, 2 * ruleset.players + 1
    long = last = 0
    for seed in range(1, 100_000):
        now = start(ruleset, seed_of(seed), cards)
        length = len(now.tricks) * ruleset.players
        assert now.result is not None
        if now.result.reason is Reason.LAST_TRICK and last < 1:
            last += 1
        elif cards - ruleset.players * 3 <= length and long < 3:
            long += 1
        else:
            continue
        yield seed, length - depth + long % 3, depth
        if long == 3 and (last or ruleset.has_seals):
            return


def digest(ruleset: Ruleset, number: int) -> dict[str, Any]:
    """A whole random match in two fingerprints: of its actions and of its events."""
    acted, told = hashlib.sha256(), hashlib.sha256()
    length = 0
    match = Match.new(ruleset)
    for match, action in random_match(ruleset, number):
        length += 1
        acted.update(repr(action).encode())
        told.update(repr(step(match, action)[1]).encode())
        last = action
    match = match.apply(last)
    assert match.result is not None
    return {
        "seed": number, "actions": length,
        "scores": list(match.scores), "winner": match.result.winner,
        "acted": acted.hexdigest(), "told": told.hexdigest(),
    }  # fmt: skip


@pytest.mark.parametrize("name", OPENED)
def test_perft_of_openings(name: str) -> None:
    for kept in golden(PERFT)[name]["openings"]:
        assert opening(OPENED[name], kept["seed"]) == kept


@pytest.mark.parametrize("name", RULESETS)
def test_perft_of_endings(name: str) -> None:
    for kept in golden(PERFT)[name]["endings"]:
        assert ending(RULESETS[name], kept["seed"], kept["played"], kept["depth"]) == kept
        now = start(RULESETS[name], seed_of(kept["seed"]), kept["played"])
        assert perft(now, kept["depth"]) == sum(kept["outcomes"].values())


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_golden_matches(ruleset: Ruleset) -> None:
    assert [digest(ruleset, number) for number in (1, 2)] == golden(MATCHES)[ruleset_id(ruleset)]


def write() -> None:
    """Write the golden files."""
    counts = {
        name: {
            "openings": [opening(ruleset, seed) for seed in (1, 2)],
            "endings": [ending(ruleset, *choice) for choice in interesting(ruleset)],
        }
        for name, ruleset in RULESETS.items()
    }
    for name, ruleset in LED_BY_ACE.items():
        counts[name] = {"openings": [opening(ruleset, seed) for seed in (1, 3)]}
    whole = {ruleset_id(r): [digest(r, number) for number in (1, 2)] for r in EVERY_OPTION}
    for path, content in ((PERFT, counts), (MATCHES, whole)):
        text = json.dumps(content, indent=1)
        # One line for each list of short things is easier to read and to compare.
        text = re.sub(r"\[\s+([^][{}]*?)\s+\]", lambda m: f"[{' '.join(m[1].split())}]", text)
        path.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write()
