"""Records that people bring while a deal is secret: what they could be told of it, or advised."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from unittest.mock import Mock

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from tests.server.daily import TODAY, begin, playing
from tests.server.kit import Client, Clock
from tests.server.team_matches import ask, begun
from tests.server.team_matches import playing as playing_teams
from yokai_septet import RULESETS, Match, deal, records
from yokai_septet.game import Card, CardSet, Deal, Pass
from yokai_septet.game.daily import deal_seed, dealt
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import day_goes_on
from yokai_septet.server.secret_deals import (
    Hands,
    SecretDeal,
    SecretDeals,
    _Holding,
    _Position,
    deal_likeness,
)
from yokai_septet.server.store import StoredEntry
from yokai_septet.server.store import schema as s
from yokai_septet.server.team_matches import secret_deals
from yokai_septet.server.worker import Worker

RULES = RULESETS["four-advanced"]
DAY = 86400.0


def made_up(hands: Sequence[CardSet], face_up: Card | None) -> str:
    """A record that begins with these hands, and was abandoned at once."""
    match = Match.new(RULES).apply(Deal(tuple(hands), face_up))
    return records.format(records.Record.from_match(match, abandoned=True))


def with_hand(hand: CardSet, face_up: Card, seat: int, rng: Random) -> str:
    """A record with this hand on a seat, and the other cards anywhere."""
    return made_up(_around(hand, face_up, seat, rng), face_up)


def _around(hand: CardSet, face_up: Card, seat: int, rng: Random) -> list[CardSet]:
    others = [card for card in RULES.deck if card not in hand and card != face_up]
    rng.shuffle(others)
    hands = [CardSet.of(*others[12 * n : 12 * n + 12]) for n in range(3)]
    return [*hands[:seat], hand, *hands[seat:]]


def unrelated(seed: int) -> str:
    made = deal(RULES, seed.to_bytes(32, "big"))
    return made_up(made.hands, made.face_up)


async def bring(client: Client, text: str, path: str = "uploads") -> httpx.Response:
    return await client.http.post(f"/api/{path}", json={"record": text})


async def code_of(client: Client, text: str, path: str = "uploads") -> str | None:
    """Why a record is refused, if it is."""
    code: str | None = (await bring(client, text, path)).json().get("code")
    return code


@given(st.integers(0, 2**64), st.integers(0, 9), st.permutations(range(4)))
def test_a_deal_is_always_recognised_but_for_six_cards_and_more_seldom_beyond(
    seed: int, swaps: int, order: list[int]
) -> None:
    secret = tuple(hand.mask for hand in deal(RULES, seed.to_bytes(32, "big")).hands)
    hands = [list(CardSet(hand)) for hand in secret]
    for number in range(swaps):  # each moves two cards, and no card twice
        one, other = number % 4, (number + 1) % 4
        place = number // 2
        hands[one][place], hands[other][place + 6] = hands[other][place + 6], hands[one][place]
    turned = tuple(CardSet.of(*hands[seat]).mask for seat in order)
    moved = sum((a & ~CardSet.of(*b).mask).bit_count() for a, b in zip(secret, hands, strict=True))
    likeness = 1.0 if moved <= 6 else 0.5 ** (moved - 6)
    assert deal_likeness(turned, secret) == likeness
    larger = [mask | extra.mask for mask, extra in zip(turned, _foils(), strict=True)]
    assert deal_likeness(tuple(larger), secret) == likeness, "in the deck of another ruleset"
    assert deal_likeness(tuple(larger[:3]), secret) < 0.02, "without a hand"


def _foils() -> list[CardSet]:
    foils = [card for card in RULESETS["suitors"].deck if card.code.endswith("f")]
    return [CardSet.of(*foils[2 * seat : 2 * seat + 1]) for seat in range(4)]


async def test_a_daily_deal_is_recognised_however_it_is_turned(tmp_path: Path) -> None:
    async with playing(tmp_path, Clock(), "Ada", "Bob") as (worker, [ada, bob]):
        secret = dealt(deal_seed(worker.days.seed(TODAY), 1))
        turned = [secret.hands[(seat + 2) % 4] for seat in range(4)]
        assert await code_of(ada, made_up(turned, secret.face_up)) == "day-goes-on"
        a, b = next(iter(turned[0])), next(iter(turned[1]))
        turned[0] = CardSet.of(*(turned[0] - {a}), b)
        turned[1] = CardSet.of(*(turned[1] - {b}), a)
        assert await code_of(bob, made_up(turned, secret.face_up), "reviews") == "day-goes-on"


async def test_the_bots_do_not_advise_on_an_open_daily_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor on the hand after the pass, on any seat, or whoever asks; the first refusal closes it all
    until the day is over, to newcomers of an address together and never to its players."""
    clock = Clock()
    names = ("Ada", "Bob", "Eve", "Zoe", "Old")
    async with playing(tmp_path, clock, *names) as (worker, [ada, bob, eve, zoe, old]):
        await old.open(await begin(old, 2))  # a player whose address is theirs, too
        await old.play_on(Random(1), lambda: _is_at(old, 2))
        await old.close()
        kept = (await bring(ada, unrelated(1))).json()["id"]
        review = (await bring(ada, unrelated(1), "reviews")).json()["id"]
        code = await begin(ada, 1)
        await ada.open(code)
        hand = CardSet.of(*ada.hand)
        face_up = Card.parse(ada.state["match"]["round"]["face_up"])
        assert await code_of(bob, with_hand(hand, face_up, 2, Random(1))) == "day-goes-on"
        assert await code_of(eve, unrelated(2)) == "day-goes-on", "a newcomer beside Bob"
        assert await code_of(zoe, unrelated(3), "reviews") == "day-goes-on"
        assert "id" in (await bring(old, unrelated(4))).json(), "a player of the same address"
        await ada.play_on(Random(1), lambda: _is_at(ada, 2))
        own = ada.viewer["cards"]
        passed = set(own["passed"]["cards"])
        received = {one["card"] for one in own["received"]}
        after = CardSet.of(*({card.code for card in hand} - passed | received))
        assert len(after) == 12
        assert await code_of(old, with_hand(after, face_up, 1, Random(2))) == "day-goes-on"
        assert await code_of(old, unrelated(5)) == "day-goes-on"
        # Ada has played by now, so the newcomers' guesses are not hers.
        assert "id" in (await bring(ada, unrelated(6))).json()
        left = CardSet.of(*ada.hand)
        others = [card for card in RULES.deck if card not in left and card != face_up]
        filled = CardSet.of(*left, *others[: 12 - len(left)])
        if filled not in (hand, after):
            # A quarter of the hands with a single other card would be refused for being so alike.
            monkeypatch.setattr(worker.secret_deals, "_chance", Mock(return_value=0.5))
            assert "id" in (await bring(ada, with_hand(filled, face_up, 0, Random(3)))).json(), (
                "what is left of a hand is not compared"
            )
        assert await code_of(ada, with_hand(hand, face_up, 0, Random(3))) == "day-goes-on"
        on = {"after": 1, "played": [], "seat": 0, "bots": "novice"}
        for path, body in (
            (f"reviews/{review}/what-if", {"after": 1, "played": []}),
            (f"reviews/{review}/play-on", on),
            (f"uploads/{kept}/same-deals", {"seat": 0}),
        ):
            answer = await ada.http.post(f"/api/{path}", json=body)
            assert answer.json()["code"] == "day-goes-on", path
        clock.time += DAY
        await worker.days.look()
        for number, client in enumerate((ada, bob, eve, zoe, old)):
            assert "id" in (await bring(client, unrelated(10 + number))).json()
        await worker.secret_deals.open_public()
        assert await _keys(worker) == [], "nothing of it is kept"


async def _keys(worker: Worker) -> list[str]:
    async with worker.store._database.reader() as connection:
        return list((await connection.execute(select(s.closed_records.c.key))).scalars())


async def test_a_hint_where_somebody_plays_on_is_refused_for_an_open_hand(tmp_path: Path) -> None:
    """The record was brought before anybody knew that hand; then it is a guess like any other."""
    names = ("Ada", "Bob", "Eve")
    async with playing(tmp_path, Clock(), *names) as (worker, [ada, bob, eve]):
        await eve.open(await begin(eve, 2))
        await eve.play_on(Random(1), lambda: _is_at(eve, 2))
        secret = dealt(deal_seed(worker.days.seed(TODAY), 1))
        assert secret.face_up is not None
        text = with_hand(secret.hands[0], secret.face_up, 0, Random(1))
        check, worker.secret_deals.check = worker.secret_deals.check, _nothing  # type: ignore[method-assign, assignment]
        review = (await bring(bob, text, "reviews")).json()["id"]
        on = {"after": 1, "played": [], "seat": 0, "bots": "novice"}
        made = (await bob.http.post(f"/api/reviews/{review}/play-on", json=on)).json()["code"]
        worker.secret_deals.check = check  # type: ignore[method-assign]
        await bob.open(made)
        assert (await bob.send("ask-hint"))["code"] == "day-goes-on"
        assert (await bob.http.post(f"/api/reviews/{review}/play-on", json=on)).json()["code"] == (
            "day-goes-on"
        )
        table = await worker.service.table(made)
        spectator = Caller("127.0.0.1", eve.http.cookies["yokai"].partition(".")[0])
        assert await worker.secret_deals.is_at_table(spectator, table)
        await bob.send("vote-abandon", agree=True)
        asked = await eve.http.post(f"/api/tables/{made}/review", json={})
        assert asked.json()["code"] == "day-goes-on"
        assert "id" in (await bring(eve, unrelated(2))).json(), "it was Bob who brought these cards"
        await ada.close()


async def test_a_record_that_is_brought_has_no_log_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be thousands of tables at which nobody has passed yet."""
    async with playing(tmp_path, Clock(), "Ada", "Bob") as (worker, [ada, bob]):
        await begin(ada, 1)
        code = await begin(bob, 1)
        read, load = list[str](), worker.store.load

        async def counted(code: str, after: int = 0) -> list[StoredEntry]:
            read.append(code)
            return await load(code, after)

        monkeypatch.setattr(worker.store, "load", counted)
        for number in range(3):
            assert "id" in (await bring(ada, unrelated(number))).json()
        assert len(read) == 2
        await bob.open(code)
        await bob.play_on(Random(1), lambda: _is_at(bob, 2))
        read.clear()
        for number in range(3, 6):
            assert "id" in (await bring(ada, unrelated(number))).json()
        assert read == [code], "it has got further since"


async def test_bots_do_not_play_a_hand_that_the_pass_makes_an_open_one(tmp_path: Path) -> None:
    """A record from before the pass, in which the last player to pass completes an open daily hand
    for a bot: it would show how to play it. The match ends instead, and records are closed."""
    async with playing(tmp_path, Clock(), "Ada", "Bob") as (worker, [_, bob]):
        secret = dealt(deal_seed(worker.days.seed(TODAY), 1))
        assert secret.face_up is not None
        hand = sorted(secret.hands[0], key=str)
        others = [card for card in RULES.deck if card not in hand and card != secret.face_up]
        partner, *rest = dict.fromkeys(RULES.recipients(0))
        assert not rest, "three cards for one player"
        gift, price = hand[:3], others[:3]
        hands = {0: CardSet.of(*gift, *others[3:12]), partner: CardSet.of(*hand[3:], *price)}
        for number, seat in enumerate(sorted({1, 2, 3} - {partner})):
            hands[seat] = CardSet.of(*others[12 * number + 12 : 12 * number + 24])
        match = Match.new(RULES)
        match = match.apply(Deal(tuple(hands[seat] for seat in range(4)), secret.face_up))
        for seat in (1, 2, 3):
            passed = price if seat == partner else sorted(hands[seat], key=str)[:3]
            match = match.apply(Pass(seat, tuple(passed)))
        text = records.format(records.Record.from_match(match, abandoned=True))
        review = (await bring(bob, text, "reviews")).json()["id"]
        on = {"after": 4, "played": [], "seat": 0, "bots": "novice"}
        code = (await bob.http.post(f"/api/reviews/{review}/play-on", json=on)).json()["code"]
        await bob.open(code)
        assert bob.state["status"] == "playing"
        await bob.send("pass", after=1, cards=[card.code for card in gift])
        await bob.play_on(Random(1), lambda: bob.state["status"] != "playing" or _is_at(bob, 2))
        assert bob.state["status"] == "abandoned"
        assert bob.state["ended_by"] == "secret-deal"
        assert await code_of(bob, unrelated(1)) == "day-goes-on"


async def _nothing(*_: object) -> None:
    pass


async def test_at_trick_nine_uploads_tell_next_to_nothing(tmp_path: Path) -> None:
    """Ada knows 39 cards of a deal and who was dealt each; the others she guesses by uploads. The
    first refusal is her last answer, and that of one more guest is the last of her address."""
    async with playing(tmp_path, Clock(), "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        await ada.open(await begin(ada, 1))
        await ada.play_on(Random(3), lambda: _is_at(ada, 9))
        secret = dealt(deal_seed(worker.days.seed(TODAY), 1))
        guess = made_up(_moved(secret), secret.face_up)
        assert "id" in (await bring(ada, unrelated(6))).json()
        answers = [await code_of(ada, guess), await code_of(bob, guess)]
        assert answers == ["day-goes-on"] * 2, "the one answer of each"
        for client in (ada, bob, eve):
            for text in (guess, unrelated(7)):
                for path in ("uploads", "reviews"):
                    assert await code_of(client, text, path) == "day-goes-on", "whatever it is"
        programs = await eve.http.post("/api/bots", json={"name": "Robot"})
        robot = Client(eve.server, token=programs.json()["token"])
        assert await code_of(robot, unrelated(8)) == "day-goes-on"
        await robot.leave()


@pytest.mark.parametrize("at_stake", ["deal", "hand"])
def test_whoever_tries_all_that_is_possible_seldom_ends_with_the_truth(at_stake: str) -> None:
    """At trick 9 there are 1,680 ways in which nine hidden cards may lie, and 84 hands that another
    player of a team match may have. Only the truth is refused for certain here: if nothing else
    ever were, trying them all would find it out."""
    made = deal(RULES, bytes(32))
    everybody = SecretDeal("today", made, tuple(RULES.seats), (), day_goes_on)
    holding = _Holding(everybody, tuple(hand.mask for hand in made.hands))
    first, *others = [sorted(hand, key=str) for hand in made.hands]
    hidden = [card for hand in others for card in hand[9:]]
    up = made.face_up
    assert up is not None

    def guess(order: Sequence[Card], rng: Random) -> tuple[Hands, Card | None]:
        placed = [[*hand[:9], *order[3 * n : 3 * n + 3]] for n, hand in enumerate(others)]
        if at_stake == "hand":
            return _hands(_around(CardSet.of(*placed[0]), up, 0, rng)), up
        for place in range(2):  # known cards in wrong places: four, and one that is face up
            placed[0][place], placed[1][place] = placed[1][place], placed[0][place]
        hands = [CardSet.of(*first[1:], up), *[CardSet.of(*hand) for hand in placed]]
        return _hands(hands), first[0]

    def is_found_out(number: int) -> bool:
        deals, rng = SecretDeals(Mock(), Mock(), ()), Random(number)
        deals._secret = number.to_bytes(32, "big")
        for _ in range(200_000):
            order = rng.sample(hidden, 9)
            hands, face_up = guess(order, rng)
            if deals._refused([_Position(face_up, hands)], [holding]) is not None:
                lie = [set(order[3 * n : 3 * n + 3]) for n in range(3)]
                true = [set(hand[9:]) for hand in others]
                return lie[0] == true[0] if at_stake == "hand" else lie == true
        raise AssertionError("the truth is always refused")

    share = sum(is_found_out(number) for number in range(50)) / 50
    assert share <= {"deal": 0.1, "hand": 0.35}[at_stake]


def _hands(hands: Sequence[CardSet]) -> Hands:
    return tuple(hand.mask for hand in hands)


def _is_at(client: Client, trick: int) -> bool:
    now = client.state["match"]["round"]
    return now is None or client.trick_number >= trick


def _moved(deal: Deal) -> list[CardSet]:
    """The hands of a deal with six cards elsewhere, one of them of the first hand."""
    moved = [list(hand) for hand in deal.hands]
    moved[0][0], moved[3][0] = moved[3][0], moved[0][0]
    for place in range(2):
        moved[1][place], moved[2][place] = moved[2][place], moved[1][place]
    return [CardSet.of(*hand) for hand in moved]


async def test_a_deal_of_a_team_match_is_kept_as_well(tmp_path: Path) -> None:
    async with playing_teams(tmp_path, "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        match = await begun(ada, bob)
        await ada.open((await ask(ada, f"/{match}/play", {}))["code"])
        [secret] = await secret_deals(worker.store.team_matches)
        face_up = secret.deal.face_up
        assert face_up is not None
        turned = [secret.deal.hands[(seat + 2) % 4] for seat in range(4)]
        assert await code_of(bob, made_up(turned, face_up)) == "match-goes-on"
        hidden = with_hand(secret.deal.hands[3], face_up, 0, Random(1))
        assert await code_of(eve, hidden) == "match-goes-on"
        assert await code_of(eve, unrelated(1)) == "match-goes-on"
        assert await code_of(ada, unrelated(1)) == "match-goes-on", "a newcomer, too"
