"""Holds every reason that is shown to players to what its sentence claims: `make nightly`.

The reasons of every pair of choices in the views of bots' matches, of all rulesets and options, and
those of the verdicts of reviews; tests/bots/sentences.py has the claims.

    .venv/bin/python tools/check_reasons.py
    .venv/bin/python tools/check_reasons.py --views 2000 --reviews 5
    .venv/bin/python tools/check_reasons.py --samples 20 --language de   # for a reader to judge
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random

from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.bots.reason_check import EFFORT, Given, gave_away_is_true, reasons_in, views_of
from tests.bots.sentences import OF_CARDS, OF_PASSES, Seen, is_true
from tests.kit import EVERY_OPTION, ruleset_id
from tests.study.matches import QUICK, played

from yokai_septet import View
from yokai_septet.bots import PLAYERS
from yokai_septet.study import review
from yokai_septet.study.decisions import DecisionPoint, moments
from yokai_septet.texts import LANGUAGES, Texts

MOST_MATCHES = 4
"""Of each ruleset with its options, for samples; what is rare may have fewer samples."""
CHUNK = 250
"""The views of one job."""
ROUGHLY = replace(QUICK, open_cards=False)
"""Whether a reason is true does not depend on how good the verdict is."""


def check_views(job: tuple[int, int]) -> tuple[int, Counter[str], list[str]]:
    """Some views of one ruleset: their number, the reasons given, and the false ones."""
    option, number = job
    given: Counter[str] = Counter()
    wrong: list[str] = []
    for seen in islice(_views(option, number), CHUNK):
        for each in reasons_in(seen):
            given[each.reason.message] += 1
            if not each.true:
                wrong.append(told(each, Texts("en")))
    return CHUNK, given, wrong


def _views(option: int, number: int) -> Iterator[View]:
    for match in count():
        yield from views_of(EVERY_OPTION[option], 1000 * number + match)


def check_review(number: int) -> tuple[int, Counter[str], list[str]]:
    """A review: the number of its verdicts with reasons, the reasons, and the false ones."""
    ruleset = EVERY_OPTION[number % len(EVERY_OPTION)]
    rng = Random(number)
    bots = tuple(rng.choice(list(PLAYERS)) for _ in ruleset.seats)
    record = played(ruleset, number, bots, EFFORT.nodes or 0)
    points = {
        point.after: point for _, point in moments(record) if isinstance(point, DecisionPoint)
    }
    given: Counter[str] = Counter()
    wrong: list[str] = []
    done = 0
    for verdict in review(record, budget=ROUGHLY).verdicts:
        if verdict.why is None:
            continue
        done += 1
        seen, reason = points[verdict.after].view, verdict.why
        given[reason.message] += 1
        best = verdict.choice(verdict.best.cards)
        true = is_true(Seen(seen), best, reason)
        if not true:
            each = Given(seen, best, verdict.choice(verdict.made), reason, true)
            wrong.append(told(each, Texts("en")))
        if verdict.gave_away is not None:
            given[verdict.gave_away.message] += 1
            if not gave_away_is_true(verdict):
                wrong.append(f"{verdict.gave_away} of {verdict}")
    return done, given, wrong


# --- samples for readers --------------------------------------------------------------------------


def told(each: Given, texts: Texts) -> str:
    """A position in words, and the sentence."""
    view, round_ = each.view, each.view.round
    assert round_ is not None
    assert each.view.own is not None
    own = each.view.own
    cards = " ".join(card.code for card in own.hand)
    lines = [f"{ruleset_id(view.ruleset)}: seat {view.viewer} holds {cards}"]
    trump = "none yet" if round_.trump is None else texts.suit(round_.trump)
    voids = [
        f"seat {seat} has no {' '.join(sorted(suit.letter for suit in suits))}"
        for seat, suits in enumerate(round_.voids)
        if suits and seat != view.viewer
    ]
    lines.append("; ".join([f"trump: {trump}", f"scores {view.scores}", *voids]))
    bosses = " | ".join(" ".join(card.code for card in side) or "none" for side in round_.bosses)
    lines.append(f"sides have won {round_.won} tricks, bosses {bosses}")
    if own.passed is not None:
        lines.append(f"it passed {' '.join(card.code for card in own.passed.cards)}")
    if round_.trick:
        plays = " ".join(card.code for card in round_.trick)
        lines.append(f"seat {round_.leader} led: {plays}")
    choice = " ".join(card.code for card in each.choice.cards)
    other = "" if each.instead is None else " rather than " + each.instead.cards[0].code
    sentence = texts.format(each.reason.message, **each.reason.params)
    return "\n  ".join([*lines, f"{choice}{other}: {sentence}"])


def samples(number: int, seed: int, only: str) -> dict[str, list[Given]]:
    """So many samples of each reason, from as many matches as it takes."""
    found: dict[str, list[Given]] = defaultdict(list)
    rng, kinds = Random(seed), {kind for kind in (*OF_CARDS, *OF_PASSES) if only in kind}
    for match in range(MOST_MATCHES):
        for option in range(len(EVERY_OPTION)):
            for view in views_of(EVERY_OPTION[option], 1000 * seed + match):
                new = {each.reason.message: each for each in _shuffled(view, rng)}
                for message, each in new.items():
                    kind = message.removeprefix("why-")
                    if kind in kinds and len(found[kind]) < number and rng.random() < 0.2:
                        found[kind].append(each)
            if all(len(found[kind]) >= number for kind in kinds):
                return found
    return found


def _shuffled(view: View, rng: Random) -> list[Given]:
    given = list(reasons_in(view, passes=20))
    rng.shuffle(given)
    return given


def print_samples(number: int, seed: int, only: str, languages: list[str]) -> None:
    """The samples, each in these languages."""
    for kind, group in sorted(samples(number, seed, only).items()):
        print(f"\n===== {kind}")
        for each in group:
            print("-", told(each, Texts(languages[0])))
            for language in languages[1:]:
                print("   ", Texts(language).format(each.reason.message, **each.reason.params))


def main() -> None:
    """Divide views and reviews among the processors."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--views", type=int, default=100_000)
    parser.add_argument("--reviews", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, help="print so many of each reason instead")
    parser.add_argument("--language", action="append", choices=list(LANGUAGES))
    parser.add_argument("--only", default="", help="samples of reasons whose name contains this")
    options = parser.parse_args()
    if options.samples:
        languages = options.language or ["en"]
        print_samples(options.samples, options.seed, options.only, languages)
        return
    each = -(-options.views // (CHUNK * len(EVERY_OPTION)))
    jobs = [
        (option, options.seed * each + number)
        for number in range(each)
        for option in range(len(EVERY_OPTION))
    ]
    given: Counter[str] = Counter()
    wrong: list[str] = []
    views = verdicts = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for done, reasons, false in track(pool.map(check_views, jobs), "views", total=len(jobs)):
            views += done
            given += reasons
            wrong += false
        matches = range(options.seed * 1000, options.seed * 1000 + options.reviews)
        told_by = pool.map(check_review, matches)
        for done, reasons, false in track(told_by, "reviews", total=len(matches)):
            verdicts += done
            given += reasons
            wrong += false
    for message, times in given.most_common():
        print(f"{times:>10,}  {message}")
    never = sorted({f"why-{kind}" for kind in (*OF_CARDS, *OF_PASSES)} - given.keys())
    print("never given:", ", ".join(never) or "none")
    for line in wrong[:20]:
        print("FALSE", line)
    total = given.total()
    print(f"{views:,} views, {len(matches)} reviews with {verdicts:,} verdicts that have reasons.")
    print(f"{len(wrong):,} of {total:,} reasons are false.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
