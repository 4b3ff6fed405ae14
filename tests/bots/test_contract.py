"""What every computer player must keep to, in every ruleset: any bot can be held to these tests."""

from random import Random

import pytest
from tests.invented import INVENTED_RULESETS
from tests.kit import EVERY_OPTION, hidden_twin, kept_match, ruleset_id

from yokai_septet import RULESETS, Deal, InvalidValue, Match, Pass, Play, Ruleset, View, deal, view
from yokai_septet.bots import PLAYERS, Budget, advise, player, searcher
from yokai_septet.bots.searcher import Searcher
from yokai_septet.bots.why import why
from yokai_septet.texts import LANGUAGES, Texts

LITTLE = Budget(nodes=24)

every_ruleset = pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
every_name = pytest.mark.parametrize("name", PLAYERS)


def views(ruleset: Ruleset, number: int, step: int) -> list[View]:
    """Views of whoever is to act, along a random match."""
    return [
        view(match, action.seat)
        for match, action in kept_match(ruleset, number)[number % step :: step]
        if not isinstance(action, Deal)
    ]


@pytest.mark.parametrize(
    "ruleset", [*RULESETS.values(), *INVENTED_RULESETS], ids=lambda ruleset: ruleset.name
)
@every_name
def test_every_player_finishes_a_match_in_every_ruleset(ruleset: Ruleset, name: str) -> None:
    match, rng = Match.new(ruleset), Random(7)
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(ruleset, bytes(32), match.round_number))
        seat = match.to_act[0]
        match = match.apply(player(name)(view(match, seat), rng, LITTLE))


@every_ruleset
@every_name
def test_what_a_player_does_is_legal(ruleset: Ruleset, name: str) -> None:
    for number in range(3):
        for seen in views(ruleset, number, step=5):
            action = player(name)(seen, Random(number), LITTLE)
            assert action.seat == seen.viewer
            if isinstance(action, Play):
                assert action.card in seen.playable()
            else:
                assert seen.round is not None
                assert len(set(action.cards)) == ruleset.pass_size
                assert seen.own is not None
                assert all(card in seen.own.hand for card in action.cards)


@every_ruleset
@every_name
def test_the_same_view_gives_the_same_action(ruleset: Ruleset, name: str) -> None:
    for seen in views(ruleset, 5, step=11):
        bot = player(name)
        assert bot(seen, Random(3), LITTLE) == bot(seen, Random(3), LITTLE)


@every_ruleset
@every_name
def test_hidden_cards_change_nothing(ruleset: Ruleset, name: str) -> None:
    """The bot itself is given the two matches' views; that these are equal is tested elsewhere."""
    rng, compared = Random(1), 0
    for number in range(4):
        whole = kept_match(ruleset, number)
        for end in range(3, len(whole), 9):
            match, action = whole[end]
            if isinstance(action, Deal) or match.round is None:
                continue
            twin = hidden_twin(whole, end, action.seat, rng)
            if twin is None:
                continue
            bot, seat = player(name), action.seat
            here = bot(view(match, seat), Random(end), LITTLE)
            assert here == bot(view(twin[-1][0], seat), Random(end), LITTLE)
            compared += 1
    assert compared > 5


@every_name
def test_one_legal_card_is_played_without_thinking(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def think(*_: object) -> None:
        pytest.fail(f"{name} searches though there is nothing to choose")

    monkeypatch.setattr(searcher, "search_choices", think)
    ruleset = RULESETS["four-advanced"]
    single = [seen for seen in views(ruleset, 2, step=1) if len(seen.playable()) == 1]
    assert single
    for seen in single:
        action = player(name)(seen, Random(1), LITTLE)
        assert isinstance(action, Play)
        assert action.card in seen.playable()


@pytest.mark.parametrize(
    "ruleset", [*RULESETS.values(), *INVENTED_RULESETS], ids=lambda ruleset: ruleset.name
)
@every_name
def test_advice_is_about_legal_choices(ruleset: Ruleset, name: str) -> None:
    for seen in views(ruleset, 1, step=7):
        advice = advise(name, seen, Random(2), Budget(nodes=60))
        assert seen.round is not None
        if not isinstance(player(name), Searcher):
            assert len(advice) == 1
            continue
        if seen.playable():
            assert {a.choice for a in advice} == set(seen.legal())
        else:
            assert all(isinstance(a.choice, Pass) for a in advice)
            assert len({a.choice for a in advice}) == len(advice)
        for one in advice:
            if one.playouts:
                assert one.match_win is not None
                assert 0 <= one.match_win <= 1
                assert (one.round_win is None) == ruleset.has_seals


@pytest.mark.parametrize(
    "ruleset", [*RULESETS.values(), *INVENTED_RULESETS], ids=lambda ruleset: ruleset.name
)
def test_every_choice_has_a_reason_in_every_language(ruleset: Ruleset) -> None:
    texts = [Texts(language, strict=True) for language in LANGUAGES]
    for number in range(4):
        for seen in views(ruleset, number, step=3):
            reason = why(seen, player("adept")(seen, Random(1), Budget()))
            for text in texts:
                assert text.format(reason.message, **reason.params)


def test_an_unknown_player_is_named_in_the_error() -> None:
    with pytest.raises(InvalidValue, match=r"'nobody' is not a bot; the bots are .*random"):
        player("nobody")
