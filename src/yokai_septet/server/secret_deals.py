"""Deals that nobody may have judged yet: those of the open day, and those of team matches that one
table is still to finish.

People bring records of their own, to have them reviewed, to play on from them or to ask what if. A
record with a secret deal would show what is hidden there; one with the hand of a player has the
server's own bots advise on a decision that is still open. Refusing such a record answers a guess,
so the first refusal closes all of it to whoever guessed, until the deal is public. Whole hands are
compared, as dealt or after the pass and never what is left of them.

Somebody who plays such a deal knows most of its cards, and could bring many records, each with
another guess at the rest: if only what is close enough were refused, every record that is not would
tell for certain what the rest is not. So what is further off is refused too, but seldom: for each
card that differs, half as often for a deal and a quarter as often for a hand. The key of the server
decides it for each record, always in the same way.
"""

import hmac
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, TypeAlias

from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, Deal, Match, Ruleset, Seat
from yokai_septet.game.cards import Mask, mask_of
from yokai_septet.records import Record, RoundRecord
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.rooms.fair_pool import FairPool
from yokai_septet.server.store import Store
from yokai_septet.table import Table, advance_all

DIFFERENT = 6
"""How many cards in all may be elsewhere in what is always refused as the same deal."""
SELDOM = 2.0**-16
"""What would be refused more seldom than this is not refused at all."""
KEPT_TABLES = 5_000
"""Of how many tables the hands after the pass are remembered."""
_KEY = "yokai-septet closed records 1"

Hands: TypeAlias = tuple[Mask, ...]


@dataclass(frozen=True, slots=True)
class SecretDeal:
    """A deal that is still played somewhere."""

    name: str
    """What becomes public together has one name: a day, or a deal of a team match."""
    deal: Deal
    people: tuple[Seat, ...]
    """The seats whose hands people play."""
    tables: tuple[str, ...]
    """The codes of the tables at which it is played."""
    refusal: Callable[[], YokaiError]


@dataclass(frozen=True, slots=True)
class _Holding:
    """The hands of a secret deal, as dealt or as one table has passed."""

    secret: SecretDeal
    hands: Hands

    def likeness(self, position: "_Position") -> float:
        """How often a position like this is refused: always if it has nearly these hands, or
        exactly that of a person."""
        likeness = deal_likeness(position.hands, self.hands)
        if position.face_up == self.secret.deal.face_up:
            own = [self.hands[seat] for seat in self.secret.people]
            likeness = max(
                likeness, *(hand_likeness(held, hand) for held in position.hands for hand in own)
            )
        return likeness


@dataclass(frozen=True, slots=True)
class _Position:
    """The hands of a record's round, as dealt or after the pass."""

    face_up: Card | None
    hands: Hands


def hand_likeness(held: Mask, secret: Mask) -> float:
    """How often a hand is refused for being like that of a person."""
    different = max((secret & ~held).bit_count(), (held & ~secret).bit_count())
    return _unless_seldom(4.0**-different)


def deal_likeness(hands: Hands, secret: Hands) -> float:
    """How often hands are refused for being like those of a secret deal, whoever holds them and
    whatever other cards they hold in another ruleset."""
    seats = max(len(hands), len(secret))
    hands += (0,) * (seats - len(hands))
    missing = [[(wanted & ~held).bit_count() for held in hands] for wanted in secret]
    if not _of_different(sum(map(min, missing))):
        return 0.0  # the order of the seats makes it no more alike
    orders = permutations(range(seats), len(secret))
    return _of_different(
        min(sum(row[seat] for row, seat in zip(missing, order, strict=True)) for order in orders)
    )


def _of_different(cards: int) -> float:
    return _unless_seldom(2.0 ** -max(0, cards - DIFFERENT))


def _unless_seldom(likeness: float) -> float:
    return likeness if likeness >= SELDOM else 0.0


def _hands_of(ruleset: Ruleset, round_: RoundRecord) -> Iterator[Hands]:
    """The hands of a round as dealt and, when all have passed, after the pass."""
    hands = [mask_of(card for card in cards if card is not None) for cards in round_.hands]
    yield tuple(hands)
    if None in round_.passes or not round_.passes:
        return
    for seat, passed in enumerate(round_.passes):
        for card, recipient in zip(passed or (), ruleset.recipients(seat), strict=False):
            if card is not None:
                hands[seat] &= ~card.mask
                hands[recipient] |= card.mask
    yield tuple(hands)


def _positions(record: Record) -> Iterator[_Position]:
    """The hands of all rounds of a record."""
    for round_ in record.rounds:
        for hands in _hands_of(record.ruleset, round_):
            yield _Position(round_.face_up, hands)


def _bringing(caller: Caller, table: Table) -> Caller:
    """Who has brought the cards of a table, as far as it is known from where."""
    return caller._replace(person=table.owner)


def _make_room(kept: dict[str, Any]) -> None:
    """Forget the tables that were remembered first."""
    while len(kept) >= KEPT_TABLES:
        del kept[next(iter(kept))]


Source: TypeAlias = Callable[[], Awaitable[list[SecretDeal]]]


class SecretDeals:
    """Keeps records that people bring away from what is secret."""

    def __init__(self, store: Store, pool: FairPool, sources: Sequence[Source]) -> None:
        self._store, self._pool, self._sources = store, pool, sources
        self._secret = b""
        self._passed: dict[str, Hands] = {}
        """The hands after the pass at tables where it is over."""
        self._passing: dict[str, int] = {}
        """How long the logs of the others were when they were last read."""

    async def start(self) -> None:
        """Read the secret from which keys of people and networks follow."""
        self._secret = await self._store.secret("daily")

    async def check(self, caller: Caller, record: Record) -> None:
        """Refuse a record with a secret deal, or with the hand of a person who plays one; and every
        record from then on, until that deal is public."""
        secrets = await self._deals()
        if not secrets:
            return
        refused = await self._closed_for(caller, secrets)
        if refused is None:
            refused = await self._found(caller, record, secrets)
        if refused is None:  # another record of theirs may have been refused meanwhile
            refused = await self._closed_for(caller, secrets)
        if refused is not None:
            raise refused.refusal()

    async def _closed_for(self, caller: Caller, secrets: Sequence[SecretDeal]) -> SecretDeal | None:
        """The secret deal for whose sake records are closed to the caller."""
        closed = await self._store.secret_deals.closed(await self._keys(caller))
        return next((secret for secret in secrets if secret.name in closed), None)

    async def _found(
        self, caller: Caller, record: Record, secrets: Sequence[SecretDeal]
    ) -> SecretDeal | None:
        """The secret deal that a record has; from then on records are closed to the caller."""
        holdings = await self._holdings(secrets)
        positions = list(_positions(record))
        secret = await self._pool.run(caller, lambda: self._refused(positions, holdings))
        if secret is not None:
            await self._store.secret_deals.close(await self._keys(caller), secret.name)
        return secret

    def _refused(
        self, positions: Sequence[_Position], holdings: Sequence[_Holding]
    ) -> SecretDeal | None:
        """The secret deal for whose sake one of these positions is refused, if one is."""
        for position in positions:
            for holding in holdings:
                likeness = holding.likeness(position)
                if likeness and self._chance(position, holding.secret) < likeness:
                    return holding.secret
        return None

    def _chance(self, position: _Position, secret: SecretDeal) -> float:
        """A number from 0 to 1 for each position, which nobody can foresee."""
        hands = sorted(map(str, position.hands))
        digest = self._key("likeness", secret.name, str(position.face_up), *hands)
        return int(digest[:13], 16) / 16**13

    async def _keys(self, caller: Caller) -> list[str]:
        """By what a caller is known here: newcomers of a network are one."""
        person = await self._store.secret_deals.maker(caller.person)
        keys = [self._key("person", person)]
        if not await self._store.secret_deals.has_played(person):
            keys.append(self._key("newcomers", caller.network))
        return keys

    async def check_position(self, caller: Caller, match: Match) -> None:
        """The same for a position that was reached in another way."""
        await self.check(caller, Record.from_match(match))

    async def check_table(self, caller: Caller, table: Table) -> None:
        """The same for a table whose cards may come from a record. It counts for its owner, who has
        brought them, and not for whoever comes along."""
        if table.match is None or not table.format.brings_cards:
            return
        closed = await self._closed_for(caller, await self._deals())
        if closed is not None:
            raise closed.refusal()
        await self.check_position(_bringing(caller, table), table.match)

    async def is_at_table(self, caller: Caller, table: Table) -> bool:
        """Whether a bot is about to think at a table whose players have passed their way to a
        secret hand, or to one that was dealt elsewhere since the table began."""
        if table.match is None or not table.format.brings_cards:
            return False
        secrets = await self._deals()
        record = Record.from_match(table.match)
        caller = _bringing(caller, table)
        return bool(secrets) and await self._found(caller, record, secrets) is not None

    async def open_public(self) -> None:
        """Open records again that were closed for the sake of a deal that is public now."""
        names = {secret.name for secret in await self._deals()}
        await self._store.secret_deals.open_all_but(names)

    async def _deals(self) -> list[SecretDeal]:
        return [secret for source in self._sources for secret in await source()]

    async def _holdings(self, secrets: Sequence[SecretDeal]) -> list[_Holding]:
        """The hands of these deals, as dealt and as each table has passed."""
        holdings = dict.fromkeys(
            _Holding(secret, tuple(hand.mask for hand in secret.deal.hands)) for secret in secrets
        )
        codes = [code for secret in secrets for code in secret.tables]
        seqs = await self._store.seqs([code for code in codes if code not in self._passed])
        for secret in secrets:
            for code in secret.tables:
                if (hands := await self._hands_at(code, seqs.get(code, 0))) is not None:
                    holdings[_Holding(secret, hands)] = None
        return list(holdings)

    async def _hands_at(self, code: str, seq: int) -> Hands | None:
        """The hands after the pass at a table of one deal; None before it. Its log has so many
        entries: each record that somebody brings asks for this, so no log is read twice."""
        if (known := self._passed.get(code)) is not None:
            return known
        if self._passing.get(code) == seq:
            return None
        stored = await self._store.load(code)
        changes = advance_all(None, (entry.entry for entry in stored))
        match = changes[-1].after.match if changes else None
        rounds = () if match is None else Record.from_match(match).rounds
        if match is not None and rounds:
            _, *passed = _hands_of(match.ruleset, rounds[0])
            if passed:
                _make_room(self._passed)
                self._passed[code] = passed[0]
                return passed[0]
        _make_room(self._passing)
        self._passing[code] = seq
        return None

    def _key(self, *texts: str) -> str:
        """What is kept of a person or network: a keyed hash, until the deal is public."""
        return hmac.digest(self._secret, "\n".join((_KEY, *texts)).encode(), "sha256").hex()
