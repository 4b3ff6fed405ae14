"""What happens around a table, in sentences: sitting down, undo, phrases, a rematch.

The game's own events are told by `texts.sentence`; these belong to the table.
"""

from collections.abc import Iterator, Sequence

from yokai_septet.client import ClientView, PhraseSaid
from yokai_septet.game import Card, LaterLeader, MemoryAid, Seat
from yokai_septet.protocol import events as ev
from yokai_septet.protocol.messages import SeatState
from yokai_septet.table import Status, TableOptions
from yokai_septet.terminal.words import (
    bot_name,
    bots_line,
    later_leader_line,
    memory_line,
    ruleset_name,
    setting,
)
from yokai_septet.texts import Texts, printable


def names_at(texts: Texts, table: ClientView) -> list[str]:
    """What the players of a table are called; bots as the yokai they are."""
    names = []
    for seat in table.seats:
        if seat.kind == "bot":
            names.append(bot_name(texts, seat.seat))
        else:
            number = texts.format("player-number", number=seat.seat + 1)
            names.append(printable(seat.name or number))
    return names


def seats_at(texts: Texts, table: ClientView, names: Sequence[str]) -> list[str]:
    """Who sits on each seat, or that it is free."""
    return [
        name if seat.kind != "free" else texts.format("table-seat-free")
        for name, seat in zip(names, table.seats, strict=True)
    ]


def notes_at(texts: Texts, table: ClientView) -> list[str]:
    """What is to be said about each player: that a bot plays, that somebody is away or ready."""
    notes = []
    for seat in table.seats:
        if seat.bot_plays:
            notes.append(texts.format("table-bot-plays"))
        elif seat.kind == "person" and not seat.present:
            notes.append(texts.format("table-away"))
        elif seat.ready and _shows_ready(table):
            notes.append(texts.format("table-ready"))
        else:
            notes.append("")
    return notes


def _shows_ready(table: ClientView) -> bool:
    """Whether several people wait for each other, before the start or a deal."""
    waits = table.status is Status.GATHERING or table.awaits_deal
    return waits and len(table.people) + len(table.others) > 1


def table_sentence(event: object, texts: Texts, names: Sequence[str], me: Seat | None) -> str:
    """An event of the table in a sentence; empty for one that needs no telling."""
    tell = texts.format

    def who(seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == me else "one", "name": names[seat]}

    match event:
        case ev.SeatTaken(seat=seat, name=None):
            return tell("table-event-bot-sits", seat=seat + 1)
        case ev.SeatTaken(name=name):
            return tell("table-event-sits", name=printable(name or ""))
        case ev.SeatsShuffled():
            return tell("table-event-seats-shuffled")
        case ev.MatchStarted():
            return tell("table-event-match-started")
        case ev.HintTaken(seat=seat):
            return tell("table-event-hint-taken", **who(seat))
        case ev.SeatsLocked(locked=locked):
            return tell("table-event-seats-locked", locked="yes" if locked else "no")
        case ev.DecisionLapsed(seat=seat):
            return tell("table-event-decision-lapsed", **who(seat))
        case ev.BotTookOver(why=why, name=str(name)):
            return tell("table-event-bot-took-over", who="one", name=printable(name), why=why)
        case ev.BotTookOver(seat=seat, why=why):
            return tell("table-event-bot-took-over", **who(seat), why=why)
        case ev.PersonReturned(seat=seat):
            return tell("table-event-person-returned", **who(seat))
        case ev.UndoAsked(seat=seat):
            return tell("table-event-undo-asked", **who(seat))
        case ev.UndoRefused():
            return tell("table-event-undo-refused")
        case ev.CardTakenBack(seat=seat, card=card):
            return tell("table-event-card-taken-back", **who(seat), card=Card.parse(card))
        case ev.PassTakenBack(seat=seat):
            return tell("table-event-pass-taken-back", **who(seat))
        case ev.AbandonRefused(seat=seat):
            return tell("table-event-abandon-refused", **who(seat))
        case ev.MatchAbandoned(why=why):
            return tell("table-event-match-abandoned", why=why or "players")
        case ev.RematchOffered():
            return tell("table-event-rematch")
        case _:
            return ""


def new_votes(
    before: ClientView | None, after: ClientView, texts: Texts, names: Sequence[str]
) -> Iterator[str]:
    """Who now would abandon the match, or give a seat to a bot, and did not before: that is no
    event."""
    if before is None or before.code != after.code:
        return

    def who(seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == after.seat else "one", "name": names[seat]}

    for was, seat in zip(before.seats, after.seats, strict=False):
        if seat.abandon and not was.abandon:
            yield texts.format("app-would-abandon", **who(seat.seat))
        voted_before = was.late.bot_votes if was.late else ()
        for voter in seat.late.bot_votes if seat.late else ():
            if voter not in voted_before:
                yield texts.format("app-would-vote-bot", **who(voter), other=names[seat.seat])


def bot_message(seat: SeatState) -> str:
    """The message for a person whom a bot plays for."""
    return "table-given-to-bot" if seat.late and seat.late.given_to_bot else "app-bot-plays-for-you"


def clock_line(table: ClientView, texts: Texts, now: float) -> str:
    """The time that is left for the present decision or pause, by `time.monotonic`; empty where
    none is counted."""
    if table.ends_at is None:
        return ""
    left = max(0, round(table.ends_at - now))
    if table.reserve_from is None:
        return f"{left // 60}:{left % 60:02}"
    own = max(0, round(table.reserve_from - now))
    if own:
        return texts.format("table-time-and-reserve", seconds=own, reserve=left - own)
    return texts.format("table-reserve-left", seconds=left)


def newly_ready(
    before: ClientView, after: ClientView, texts: Texts, names: Sequence[str]
) -> Iterator[str]:
    """The players elsewhere who have just become ready, which no event tells."""
    if not _shows_ready(after):
        return
    for was, seat in zip(before.seats, after.seats, strict=False):
        if seat.ready and not was.ready and seat.seat in after.others:
            yield texts.format("app-is-ready", name=names[seat.seat])


def phrase_line(said: PhraseSaid, texts: Texts, names: Sequence[str]) -> str:
    """A phrase, and who says it."""
    phrase = texts.format(f"phrase-{said.phrase}")
    return texts.format("app-setting", name=names[said.seat], value=phrase)


def verdict_lines(
    texts: Texts, table: ClientView, verdict: str, names: Sequence[str]
) -> Iterator[str]:
    """What checking the deals has shown, and who did not reveal their salt."""
    yield texts.format(f"table-fair-{verdict}")
    if table.withheld:
        named = texts.join([names[seat] for seat in table.withheld])
        yield texts.format("table-salts-withheld", names=named)


def fairness_lines(
    texts: Texts, table: ClientView, verdict: str | None, names: Sequence[str]
) -> list[str]:
    """All that belongs to the deals of the match, and what checking them has shown."""

    def pair(name: str, value: str) -> str:
        return texts.format("app-setting", name=texts.format(name), value=value)

    lines = [pair("table-commitment", table.commitment)]
    if table.seed:
        lines.append(pair("table-seed", table.seed))
    for seat, salt in enumerate(table.salts):
        if salt:
            name = texts.format("table-seat", number=seat + 1)
            lines.append(texts.format("app-salt", name=name, salt=salt))
    if verdict is not None:
        lines.extend(verdict_lines(texts, table, verdict, names))
    return lines


def options_lines(texts: Texts, options: TableOptions) -> list[tuple[str, str]]:
    """The options that matter most, by name, as lines of a menu."""
    name, value = texts.format("table-ruleset"), ruleset_name(texts, options.ruleset)
    later = [("later_leader", later_leader_line(texts, LaterLeader(options.later_leader)))]
    return [
        ("ruleset", texts.format("app-setting", name=name, value=value)),
        *(later if len(options.rules.later_leaders) > 1 else ()),
        ("bots", bots_line(texts, options.bots)),
        ("clock", _clock_line(texts, options.clock)),
        ("memory_aid", memory_line(texts, MemoryAid(options.memory_aid))),
        ("visibility", _visibility_line(texts, options)),
    ]


def _clock_line(texts: Texts, seconds: int) -> str:
    value = "table-clock-seconds" if seconds else "table-clock-none"
    return setting(texts, "table-option-clock", value, seconds=seconds)


def _visibility_line(texts: Texts, options: TableOptions) -> str:
    who = f"table-visibility-{options.visibility.value}"
    return setting(texts, "table-option-visibility", who)
