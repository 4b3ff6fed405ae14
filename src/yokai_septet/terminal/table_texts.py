"""What happens around a table on a server, in sentences: sitting down, undo, phrases, a rematch.

The game's own events are told by `texts.sentence`; these belong to the table.
"""

from collections.abc import Iterator, Sequence

from yokai_septet.game import Card, MemoryAid, Seat
from yokai_septet.protocol import events as ev
from yokai_septet.protocol import messages as m
from yokai_septet.table.options import TableOptions
from yokai_septet.terminal.words import bot_name, bots_line, memory_line, setting
from yokai_septet.texts import Texts


def names_at(texts: Texts, state: m.TableState) -> list[str]:
    """What the players of a table are called; bots as the yokai they are."""
    names = []
    for seat in state.seats:
        if seat.kind == "bot":
            names.append(bot_name(texts, seat.seat))
        else:
            names.append(seat.name or texts.format("player-number", number=seat.seat + 1))
    return names


def notes_at(texts: Texts, state: m.TableState) -> list[str]:
    """What is to be said about each player: that a bot plays, that somebody is away or ready."""
    between = state.match is not None and state.match.round is None
    notes = []
    for seat in state.seats:
        if seat.bot_plays:
            notes.append(texts.format("table-bot-plays"))
        elif seat.kind == "person" and not seat.present:
            notes.append(texts.format("table-away"))
        elif seat.ready and between and state.status == "playing":
            notes.append(texts.format("table-ready"))
        else:
            notes.append("")
    return notes


def news(event: ev.TableEvent, texts: Texts, names: Sequence[str], me: Seat | None) -> str:
    """An event of the table in a sentence; empty for one that needs no telling."""
    tell = texts.format

    def who(seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == me else "one", "name": names[seat]}

    match event:
        case ev.SeatTaken(seat=seat, name=None):
            return tell("table-event-bot-sits", seat=seat + 1)
        case ev.SeatTaken(name=name):
            return tell("table-event-sits", name=name)
        case ev.MatchStarted():
            return tell("table-event-match-started")
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
        case ev.MatchAbandoned():
            return tell("table-event-match-abandoned")
        case ev.RematchOffered():
            return tell("table-event-rematch")
        case _:
            return ""


def wishes(
    before: m.TableState | None, after: m.TableState, texts: Texts, names: Sequence[str]
) -> Iterator[str]:
    """Who now would abandon the match, and did not before: that is no event."""
    if before is None or before.code != after.code:
        return
    for was, seat in zip(before.seats, after.seats, strict=False):
        if seat.abandon and not was.abandon:
            who = "you" if seat.seat == after.viewer.seat else "one"
            yield texts.format("app-would-abandon", who=who, name=names[seat.seat])


def said(message: m.Said, texts: Texts, names: Sequence[str]) -> str:
    """A phrase, and who says it."""
    phrase = texts.format(f"phrase-{message.phrase}")
    return texts.format("app-setting", name=names[message.seat], value=phrase)


def options_lines(texts: Texts, options: TableOptions) -> list[tuple[str, str]]:
    """The options that matter most, by name, as lines of a menu."""
    return [
        ("ruleset", setting(texts, "table-ruleset", f"ruleset-{options.ruleset}")),
        ("bots", bots_line(texts, options.bots)),
        ("clock", clock_line(texts, options.clock)),
        ("memory_aid", memory_line(texts, MemoryAid(options.memory_aid))),
        ("visibility", _visibility_line(texts, options)),
    ]


def clock_line(texts: Texts, seconds: int) -> str:
    """The choice of the clock in a menu."""
    value = "table-clock-seconds" if seconds else "table-clock-none"
    return setting(texts, "table-option-clock", value, seconds=seconds)


def _visibility_line(texts: Texts, options: TableOptions) -> str:
    who = f"table-visibility-{options.visibility.value}"
    return setting(texts, "table-option-visibility", who)
