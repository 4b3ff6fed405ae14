"""What a match was for each of its players, as histories and statistics count it."""

from tests.table.kit import started
from yokai_septet.game import Reason
from yokai_septet.table import commands as c
from yokai_septet.table import results_of
from yokai_septet.table.results import CoPlayer


def test_rounds_are_counted_by_what_ended_them_for_each_side() -> None:
    for seed in range(4):
        desk = started("ada", "bob", seed=seed).play_until("over")
        match = desk.table.started
        assert match.result is not None
        ada, bob = results_of(desk.table)
        assert (ada.person, bob.person) == ("ada", "bob")
        assert (ada.ruleset, ada.origin, ada.rounds) == (
            "four-advanced", "dealt", len(match.finished),
        )  # fmt: skip
        assert ada.outcome == ("won" if match.result.winner == 0 else "lost")
        assert {ada.outcome, bob.outcome} == {"won", "lost"}
        for reason in Reason:
            ended = [one.result for one in match.finished if one.result.reason is reason]
            assert ada.won[reason] == sum(0 in one.winners for one in ended)
            assert ada.lost[reason] == sum(0 not in one.winners for one in ended)
            assert (bob.won[reason], bob.lost[reason]) == (ada.lost[reason], ada.won[reason])
        assert ada.co_players == (
            CoPlayer("bob", True), CoPlayer("bot:adept", False), CoPlayer("bot:adept", True),
        )  # fmt: skip


def test_an_abandoned_match_has_no_winner_but_keeps_its_rounds() -> None:
    desk = started("ada", ruleset="three-basic")
    desk.play_until("play").do("ada", c.VoteAbandon, agree=True)
    [ada] = results_of(desk.table)
    assert (ada.outcome, ada.rounds, ada.won, ada.lost) == ("abandoned", 0, {}, {})
    assert ada.co_players == (CoPlayer("bot:adept", True),)


def test_rounds_of_seven_suitors_are_not_won_or_lost_unless_they_end_the_match() -> None:
    desk = started("ada", ruleset="suitors-short", seed=3).play_until("over")
    [ada] = results_of(desk.table)
    decided = {one.result.reason for one in desk.table.started.finished if one.result.winners}
    assert decided <= {Reason.SEALS}
    assert sum(ada.won.values()) + sum(ada.lost.values()) == len(decided)
    assert ada.rounds == len(desk.table.started.finished)


def test_with_three_players_everybody_else_is_an_opponent() -> None:
    desk = started("ada", "bob", "cid", ruleset="three-basic", seed=2).play_until("over")
    for result in results_of(desk.table):
        others = sorted({"ada", "bob", "cid"} - {result.person})
        assert result.co_players == tuple(CoPlayer(other, True) for other in others)
