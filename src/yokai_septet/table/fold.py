"""What each entry of the log means: the next state of the table. It trusts what it is given, since
only `handle` and `due` make entries."""

from dataclasses import replace
from typing import TypeVar

from yokai_septet.game import Card, Match, Pass, Play, Seat
from yokai_septet.table import entries as e
from yokai_septet.table.state import Chair, PlayedCard, Status, Table, UndoRequest

T = TypeVar("T")
_FREE = Chair()


def fold(table: Table | None, entry: e.Entry) -> Table:
    """The table after this entry; the first entry makes it."""
    if table is None:
        assert isinstance(entry, e.Created)
        players = entry.options.rules.players
        return Table(
            code=entry.code,
            seed=bytes.fromhex(entry.seed),
            owner=entry.owner,
            options=entry.options,
            chairs=(_FREE,) * players,
            salts=(None,) * players,
            created_at=entry.at,
            since=entry.at,
        )
    match entry:
        case e.Played(seat=seat, card=card, at=at, bot=bot):
            return _played(table, seat, card, at, bot)
        case e.Passed(seat=seat, cards=codes, at=at):
            assert table.match is not None
            after = table.match.apply(Pass(seat, tuple(map(Card.parse, codes))))
            began = after.round is not None and after.round.leader is not None
            return replace(table, match=after, since=at if began else table.since)
        case e.Dealt(at=at):
            assert table.match is not None
            saw = table.saw | {
                chair.person: seat
                for seat, chair in enumerate(table.chairs)
                if chair.person is not None
            }
            return replace(
                table, match=table.match.apply(entry.deal), since=at, saw=saw,
                ready=frozenset(), played=(), undo=None,
            )  # fmt: skip
        case e.Readied(seat=seat):
            return replace(table, ready=table.ready | {seat})
        case e.Salted(seat=seat, salt=salt):
            return replace(table, salts=_with(table.salts, seat, salt))
        case e.TookOver(seat=seat, why=why):
            chair = replace(table.chairs[seat], bot_plays=why)
            return replace(
                table, chairs=_with(table.chairs, seat, chair), undo=None,
                abandon=table.abandon - {seat},
            )  # fmt: skip
        case e.Returned(seat=seat, at=at):
            chair = replace(table.chairs[seat], bot_plays=None)
            return replace(table, chairs=_with(table.chairs, seat, chair), since=at)
        case e.UndoAsked(seat=seat, at=at):
            return replace(table, undo=UndoRequest(seat, frozenset(), at))
        case e.UndoAgreed(seat=seat):
            assert table.undo is not None
            agreed = replace(table.undo, agreed=table.undo.agreed | {seat})
            return replace(table, undo=agreed)
        case e.UndoRefused(at=at):
            return replace(table, undo=None, since=at)
        case e.Undone(seat=seat, at=at):
            return _undone(table, seat, at)
        case e.AbandonVoted(seat=seat, agree=agree):
            votes = table.abandon | {seat} if agree else table.abandon - {seat}
            return replace(table, abandon=votes)
        case e.Abandoned(at=at):
            return replace(table, status=Status.ABANDONED, since=at, undo=None, played=())
        case e.Rematched(code=code):
            return replace(table, rematch=code)
        case _:
            return _gathering(table, entry)


def _played(table: Table, seat: Seat, code: str, at: float, bot: bool) -> Table:
    before = table.match
    assert before is not None
    after = before.apply(Play(seat, Card.parse(code)))
    played = () if after.round is None else (*table.played, PlayedCard(seat, code, before, bot))
    status = table.status if after.result is None else Status.FINISHED
    return replace(table, match=after, since=at, played=played, undo=None, status=status)


def _undone(table: Table, seat: Seat, at: float) -> Table:
    last = max(i for i, card in enumerate(table.played) if card.seat == seat)
    return replace(
        table, match=table.played[last].before, played=table.played[:last], since=at, undo=None,
        taken_back=(*table.taken_back, table.played[last]),
    )  # fmt: skip


def _gathering(table: Table, entry: e.Entry) -> Table:
    """What happens around the seats, mostly before the start."""
    chairs, salts = table.chairs, table.salts
    playing = table.status is Status.PLAYING
    match entry:
        case e.Sat(seat=seat, person=person, program=program):
            old = table.seat_of(person)
            if old is not None:
                chairs, salts = _with(chairs, old, _FREE), _with(salts, old, None)
            chairs = _with(chairs, seat, Chair(person=person, program=program))
            saw = table.saw
            if playing:  # a newcomer, or somebody who comes back, sees this hand
                saw = saw | {person: seat}
            else:
                salts = _with(salts, seat, None)
            return replace(table, chairs=chairs, salts=salts, saw=saw)
        case e.BotSat(seat=seat, strength=strength):
            return replace(table, chairs=_with(chairs, seat, Chair(strength=strength)))
        case e.Left(seat=seat):
            if playing:
                chair = Chair(strength=table.options.bots, bot_plays="left")
                return replace(
                    table, chairs=_with(chairs, seat, chair), undo=None,
                    abandon=table.abandon - {seat}, ready=table.ready - {seat},
                )  # fmt: skip
            return replace(table, chairs=_with(chairs, seat, _FREE), salts=_with(salts, seat, None))
        case e.Swapped(one=one, other=other):
            chairs = _with(_with(chairs, one, chairs[other]), other, chairs[one])
            return replace(table, chairs=chairs, salts=_with(_with(salts, one, None), other, None))
        case e.OptionsSet(options=options):
            players = options.rules.players
            free = (_FREE,) * players
            return replace(
                table, options=options, chairs=(*chairs, *free)[:players],
                salts=(*salts, *(None,) * players)[:players],
            )  # fmt: skip
        case e.HandedOver(owner=owner):
            return replace(table, owner=owner)
        case e.Started(at=at):
            return replace(
                table, status=Status.PLAYING, match=Match.new(table.rules), since=at,
                ready=frozenset(),
            )  # fmt: skip
        case _:
            raise AssertionError(f"no meaning for {entry!r}")


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
