"""Deals that are played again: alike for everybody who plays them, so that results compare."""

import pytest

from tests.kit import FOUR, after_a_round
from tests.table.kit import Desk, started
from yokai_septet.errors import YokaiError
from yokai_septet.records import Record, to_json
from yokai_septet.table import commands as c
from yokai_septet.table.deal_sources import of_record, of_table


def test_deals_are_played_again_without_help_clock_or_onlookers() -> None:
    record = Record.from_match(after_a_round(FOUR, 1), abandoned=True)
    source = of_record("abc", to_json(record).decode(), "ada")
    options = source.options_to_play
    assert (options.hints, options.spectators, options.clock) == (False, False, 0)
    assert options.ruleset == FOUR.name
    assert (source.name, source.code, source.deals) == ("file:abc", "", 1)
    assert source.known_to == {"ada"}


def test_the_deals_of_a_table_are_played_again_when_everybody_may_know_them() -> None:
    def refusal(desk: Desk) -> str:
        with pytest.raises(YokaiError) as caught:
            of_table(desk.table, {})
        return caught.value.code

    assert refusal(Desk()) == "match-goes-on"
    desk = started("ada")
    assert refusal(desk) == "match-goes-on"
    undealt = Desk()
    undealt.back_to(desk.log)
    assert refusal(undealt.do("ada", c.VoteAbandon, agree=True)) == "not-dealt"
    desk.play_until("over")
    source = of_table(desk.table, {"ada": "Ada"})
    assert source.deals == len(desk.table.started.finished)
    assert [player.name for player in source.players] == ["Ada", "", "", ""]
