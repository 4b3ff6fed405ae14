"""Fair dealing: every deal is a pure function of a seed, the players' salts and the round's number.

A match has one secret 256-bit seed. Its commitment is shown before the first deal, each player may
then add a salt, and the seed itself is shown after the match: so nobody can choose the cards after
the commitment, and everybody can check that nobody did. docs/fair-deal.md specifies every byte,
with test vectors, for those who want to check a match in another language.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import chain, count

from yokai_septet.errors import InvalidValue
from yokai_septet.game.actions import Deal
from yokai_septet.game.cards import Card, CardSet, mask_of
from yokai_septet.game.rows import Row
from yokai_septet.game.ruleset import FaceUpBoss, Ruleset, Seat, TrumpBoss

SEED_SIZE = 32
"""The size of a match seed in bytes."""
LARGEST_SALT = 64
"""The most bytes that a player's salt may have."""

_COMMITMENT = b"yokai-septet commitment 1\n"
_SALT = b"yokai-septet salt 1\n"
_KEY = b"yokai-septet deal 1\n"


def commitment(seed: bytes) -> str:
    """What is published before the first deal: 64 hexadecimal digits that fix the seed."""
    return sha256(_COMMITMENT + _checked_seed(seed)).hexdigest()


def matches_commitment(seed: bytes, committed: str) -> bool:
    """Whether this is the seed that was committed to."""
    return commitment(seed) == committed.lower()


def salt_commitment(committed: str, seat: Seat, salt: bytes) -> str:
    """What a player publishes before any salt is shown: 64 hexadecimal digits that fix the salt.

    The commitment to the seed goes in, so it was there before; the seat goes in, so that nobody
    can repeat another player's commitment without knowing the salt.
    """
    seed_commitment = bytes.fromhex(committed)
    return sha256(_SALT + seed_commitment + bytes([seat, len(salt)]) + salt).hexdigest()


def deal(ruleset: Ruleset, seed: bytes, round_number: int = 1, salts: Sequence[bytes] = ()) -> Deal:
    """The deal of a round (from 1) of the match with this seed and these salts, seat by seat."""
    if type(round_number) is not int or not 1 <= round_number < 2**32:
        raise InvalidValue("bad-round", f"Rounds are counted from 1, not {round_number!r}.")
    stream = _stream(_key(ruleset, seed, salts), round_number)
    cards = shuffled(ruleset.deck, stream)
    if ruleset.row:
        return _deal_rows(ruleset, cards, stream)
    size = ruleset.hand_size
    hands = tuple(
        CardSet(mask_of(cards[seat * size : (seat + 1) * size])) for seat in ruleset.seats
    )
    return Deal(hands, cards[-1] if ruleset.has_face_up_card else None)


def _deal_rows(ruleset: Ruleset, cards: list[Card], stream: Iterator[int]) -> Deal:
    """The deal of these cards where each player has a row (R61–R63, R76): the face-up card from the
    end, the cards face down and those face up from the beginning, the hands from what is left,
    shuffled once more."""
    face_up = None
    if ruleset.has_face_up_card:
        no_boss = ruleset.trump_boss is TrumpBoss.REDRAWN
        face_up = next(c for c in reversed(cards) if not (no_boss and c.is_boss))
        cards.remove(face_up)
    count = ruleset.players * ruleset.row
    down, rest = cards[:count], cards[count:]
    apart = ruleset.face_up_boss is FaceUpBoss.APART
    fit = [card for card in rest if not (apart and card.is_boss)]
    up = fit[: ruleset.players * (ruleset.row - 1)]
    rest = shuffled([card for card in rest if card not in up], stream)
    hands = [CardSet(mask_of(part)) for part in _parts(rest, ruleset.players)]
    rows = map(Row, _parts(down, ruleset.players), _parts(up, ruleset.players))
    return Deal(tuple(hands), face_up, tuple(rows))


def _parts(cards: Sequence[Card], players: int) -> list[tuple[Card, ...]]:
    """As many cards for everybody: the first ones for seat 0, and so on."""
    size = len(cards) // players
    return [tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players)]


def shuffled(cards: Iterable[Card], stream: Iterator[int]) -> list[Card]:
    """A Fisher–Yates shuffle from the last card down, drawing bytes from the stream.

    Each place is drawn without bias: as the low bits of the first byte in which they are no higher
    than the last place.
    """
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        low_bits = (1 << last.bit_length()) - 1
        for byte in stream:
            if byte & low_bits <= last:
                other = byte & low_bits
                cards[last], cards[other] = cards[other], cards[last]
                break
    return cards


def _key(ruleset: Ruleset, seed: bytes, salts: Sequence[bytes]) -> bytes:
    """The secret of all deals of a match. Every salt is preceded by its length, so that no two
    lists of salts give the same key; a seat without a salt has the empty one."""
    if len(salts) > ruleset.players:
        raise InvalidValue(
            "bad-salt", f"There are {len(salts)} salts for {ruleset.players} players."
        )
    digest = sha256(_KEY + _checked_seed(seed))
    for seat in ruleset.seats:
        salt = salts[seat] if seat < len(salts) else b""
        if not isinstance(salt, bytes):
            raise InvalidValue("bad-salt", f"A salt is bytes, not {salt!r}.")
        if len(salt) > LARGEST_SALT:
            raise InvalidValue(
                "bad-salt", f"A salt has at most {LARGEST_SALT} bytes, not {len(salt)}."
            )
        digest.update(bytes([len(salt)]) + salt)
    return digest.digest()


def _stream(key: bytes, round_number: int) -> Iterator[int]:
    """SHA-256 in counter mode, byte by byte."""
    prefix = key + round_number.to_bytes(4, "big")
    blocks = (sha256(prefix + counter.to_bytes(4, "big")).digest() for counter in count())
    return chain.from_iterable(blocks)


def _checked_seed(seed: bytes) -> bytes:
    if not isinstance(seed, bytes):
        raise InvalidValue("bad-seed", f"A seed is bytes, not {seed!r}.")
    if len(seed) != SEED_SIZE:
        raise InvalidValue("bad-seed", f"A seed has {SEED_SIZE} bytes, not {len(seed)}.")
    return seed
