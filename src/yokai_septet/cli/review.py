"""`yokai review`: the costliest decisions of a finished match, and how much of it was luck."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.layout import cells, fold, padded, page_width
from yokai_septet.cli.options import Json, texts_of
from yokai_septet.cli.streams import is_terminal

if TYPE_CHECKING:
    from yokai_septet.bots import Why
    from yokai_septet.game import Card, Seat, Side
    from yokai_septet.records import Record
    from yokai_septet.study import Account, DecisionSummary, Review, ReviewProgress, Share, Verdict
    from yokai_septet.texts import Texts

BAR = 30
PLOT_ROWS, PLOT_COLUMNS = 9, 60


def command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    player: Annotated[int | None, typer.Option("--player", metavar="NUMBER", min=1, max=4)] = None,
    worst: Annotated[int, typer.Option("--worst", metavar="NUMBER", min=0, max=999)] = 10,
    as_json: Json = False,
) -> None:
    from yokai_septet.cli.files import read_record
    from yokai_septet.texts import printable

    texts, record = texts_of(ctx), read_record(file)
    reviewed = with_progress(texts, record, None if player is None else [player - 1])
    if as_json:
        import msgspec

        print(msgspec.json.encode(reviewed.document).decode())
        return
    for line in _Page(texts, record, reviewed).lines(worst):
        print(printable(line))


def with_progress(
    texts: "Texts", record: "Record", seats: "Sequence[Seat] | None" = None
) -> "Review":
    """Review the record, and show how far it is."""
    from yokai_septet.study import review

    reviewed = review(record, seats=seats, progress=_progress(texts))
    if is_terminal(sys.stderr):
        print("\r\x1b[K", end="", file=sys.stderr)
    return reviewed


def _progress(texts: "Texts") -> "Callable[[ReviewProgress], None] | None":
    """A bar, where somebody can see it grow."""
    if not is_terminal(sys.stderr):
        return None

    def tell(at: "ReviewProgress") -> None:
        message, done = "cli-review-progress", at.done
        if at.verdict.open:
            message = "cli-review-opened"
            done = sum(bool(verdict.open) for verdict in at.review.verdicts)
        full = BAR * done // at.total
        told = texts.format(message, done=str(done), total=str(at.total))
        bar = "█" * full + "░" * (BAR - full)
        print(f"\r{bar} {told}\x1b[K", end="", file=sys.stderr, flush=True)

    return tell


class _Page:
    """A review as lines of text."""

    def __init__(self, texts: "Texts", record: "Record", reviewed: "Review") -> None:
        self._texts = texts
        self._record = record
        self._review = reviewed

    def lines(self, worst: int) -> Iterator[str]:
        yield from self._costliest(worst)
        yield ""
        yield from self._curve()
        yield ""
        yield from self._luck()
        yield ""
        yield from self._summaries()

    # --- the costliest decisions ------------------------------------------------------------------

    def _costliest(self, worst: int) -> Iterator[str]:
        texts = self._texts
        found = self._review.costliest(worst)
        if not found:
            yield texts.format("cli-review-none")
            return
        yield texts.format("cli-review-worst-title")
        head = [
            texts.format("cli-review-when"),
            texts.format("cli-review-who"),
            texts.format("cli-review-made"),
            texts.format("cli-review-better"),
            texts.format("cli-review-lost"),
            texts.format("cli-review-open"),
            "",
        ]
        table = _aligned([head, *map(self._row, found)])
        yield table[0]
        for line, verdict in zip(table[1:], found, strict=True):
            yield line
            if told := [self._why(why) for why in (verdict.why, verdict.gave_away) if why]:
                yield fold(texts.sentences(*told), page_width(), "    ")

    def _row(self, verdict: "Verdict") -> list[str]:
        from yokai_septet.study import position

        texts = self._texts
        match = position(self._record, verdict.after)
        round_, trick = str(match.round_number), str(match.active_round.trick_number)
        message = "cli-review-pass" if verdict.kind.value == "pass" else "cli-review-trick"
        when = texts.format(message, round=round_, trick=trick)
        lost = texts.number(verdict.points_lost)
        margin = self._points(2 * verdict.error)
        marks = [
            texts.format("cli-review-grade", grade=verdict.grade.value),
            texts.format("cli-review-hint") if verdict.hint else "",
            *(
                texts.format("cli-review-undone", cards=_codes(undone.cards))
                for undone in verdict.taken_back
                if undone.seat == verdict.seat
            ),
        ]
        return [
            when,
            self._name(verdict.seat),
            _codes(verdict.made),
            _codes(verdict.best.cards),
            f"{lost} ± {margin}",
            self._open(verdict),
            texts.listed([mark for mark in marks if mark]),
        ]

    def _open(self, verdict: "Verdict") -> str:
        """What it cost as the cards lay; `≈` marks an estimate."""
        if verdict.open_loss is None:
            return ""
        exact = verdict.open[0].exact
        return ("" if exact else "≈ ") + self._points(verdict.open_loss)

    def _why(self, why: "Why") -> str:
        return self._texts.format(why.message, **why.params)

    # --- the curve --------------------------------------------------------------------------------

    def _curve(self) -> Iterator[str]:
        """The chance of the first judged side after every action; `|` is a deal."""
        steps, side = self._review.steps, self._review.ruleset.sides[self._review.seats[0]]
        if not steps:
            return
        yield self._texts.format("cli-review-curve", names=self._names(side))
        width = min(PLOT_COLUMNS, len(steps))
        columns = [
            steps[len(steps) * i // width : max(len(steps) * (i + 1) // width, 1)]
            for i in range(width)
        ]
        heights = [round(part[-1].chances[side] * (PLOT_ROWS - 1)) for part in columns]
        deals = [any(step.seat is None for step in part) for part in columns]
        for row in range(PLOT_ROWS - 1, -1, -1):
            label = self._texts.percent(row / (PLOT_ROWS - 1)) if row % 4 == 0 else ""
            cells_of_row = "".join(
                "●" if height == row else "|" if deal else "·" if row == PLOT_ROWS // 2 else " "
                for height, deal in zip(heights, deals, strict=True)
            )
            yield f"{label:>6} {cells_of_row}".rstrip()

    # --- luck and players -------------------------------------------------------------------------

    def _luck(self) -> Iterator[str]:
        """Every side's account; errors that are charged to nobody only where there are any."""
        texts = self._texts
        uncharged = any(account.uncharged for account in self._review.accounts)
        head = [
            texts.format("cli-review-luck"),
            texts.format("cli-review-start"),
            texts.format("cli-review-deals"),
            texts.format("cli-review-own"),
            texts.format("cli-review-others"),
            *([texts.format("review-luck-uncharged")] if uncharged else []),
            texts.format("cli-review-hidden"),
            texts.format("cli-review-end"),
        ]
        rows = [self._account(account, uncharged) for account in self._review.accounts]
        yield from _aligned([head, *rows])
        if self._review.ruleset.has_seals:
            yield fold(texts.format("review-luck-seals"), page_width())

    def _account(self, account: "Account", uncharged: bool) -> list[str]:
        parts = [account.deals, account.own_errors, account.others_errors]
        parts += [account.uncharged, account.hidden] if uncharged else [account.hidden]
        return [
            self._names(account.side),
            self._texts.percent(account.start),
            *(self._texts.number(100 * part, signed=True) for part in parts),
            self._texts.percent(account.end),
        ]

    def _summaries(self) -> Iterator[str]:
        from yokai_septet.study import DecisionKind, scale

        texts = self._texts
        found = self._review.summaries
        kinds = [kind for kind in DecisionKind if any(kind in one.kinds for one in found)]
        head = [texts.format("cli-review-summary"), texts.format("cli-review-all")]
        head += [texts.format("cli-review-kind", kind=kind.value) for kind in kinds]

        def row(one: "DecisionSummary") -> list[str]:
            shares = [one.all, *(one.kinds.get(kind) for kind in kinds)]
            return [self._name(one.seat), *map(self._share, shares)]

        yield from _aligned([head, *map(row, found)])
        marks = [
            f"{mark.bot} {self._points(mark.loss, 1)} ± {self._points(mark.margin, 1)}"
            for mark in scale()
        ]
        told = texts.format("cli-review-scale", marks=texts.listed(marks))
        yield fold(told, page_width())

    def _share(self, share: "Share | None") -> str:
        if share is None:
            return "–"
        margin = "" if share.margin is None else f" ± {self._points(share.margin, 1)}"
        return f"{self._points(share.loss, 1)}{margin}"

    # --- words ------------------------------------------------------------------------------------

    def _points(self, chance: float, digits: int = 0) -> str:
        """Hundredths of the match chance. A loss below 0 is noise, and shown as 0."""
        return self._texts.number(100 * max(chance, 0.0), digits)

    def _name(self, seat: "Seat") -> str:
        named = self._record.players[seat] if self._record.players else ""
        return named or self._texts.format("player-number", number=seat + 1)

    def _names(self, side: "Side") -> str:
        return self._texts.join([self._name(s) for s in self._record.ruleset.seats_of(side)])


def _codes(cards: "Iterable[Card]") -> str:
    return " ".join(card.code for card in cards)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows with their columns below each other."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(padded(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
