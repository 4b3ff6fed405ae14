"""Duplicate scoring: results on the same cards compared with each other, in per cent."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from yokai_septet.study.days import next_day


def percents(results: Iterable[int]) -> dict[int, float]:
    """What each result on a deal is worth: the share of the other results that it beats, where
    equal ones count half. A result without others is worth 50."""
    counts = Counter(results)
    others, lower = counts.total() - 1, 0
    found = {}
    for result in sorted(counts):
        equal = counts[result] - 1
        found[result] = 100 * (lower + equal / 2) / others if others else 50.0
        lower += counts[result]
    return found


@dataclass(frozen=True, slots=True)
class Rank:
    """The place of somebody who has played all deals."""

    person: str
    percent: float
    """The mean of all deals."""
    place: int
    """From 1; equal results share the better place."""


def ranking(
    fields: Mapping[int, Collection[int]], results: Mapping[str, Mapping[int, int]]
) -> list[Rank]:
    """Everybody who has played all deals, the best first: each deal, by its number, is compared
    with its field and with everybody else who has played it."""
    worth = {
        number: percents([*field, *(own[number] for own in results.values() if number in own)])
        for number, field in fields.items()
    }
    totals = [
        (sum(worth[number][own[number]] for number in fields) / len(fields), person)
        for person, own in results.items()
        if own.keys() == fields.keys()
    ]
    ranks: list[Rank] = []
    for number, (percent, person) in enumerate(sorted(totals, key=lambda one: (-one[0], one[1]))):
        equal = bool(ranks) and ranks[-1].percent == percent
        ranks.append(Rank(person, percent, ranks[-1].place if equal else number + 1))
    return ranks


def streak(days: Collection[str], today: str) -> int:
    """On how many days in a row somebody has played all deals, up to today or, as long as today's
    are not played, up to yesterday."""
    day = today if today in days else next_day(today, -1)
    length = 0
    while day in days:
        length += 1
        day = next_day(day, -1)
    return length
