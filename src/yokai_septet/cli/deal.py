"""`yokai deal`: show the deal of a round."""

from typing import Annotated

import typer

from yokai_septet.cli import options as o


def command(
    ctx: typer.Context,
    ruleset: o.RulesetName = o.DEFAULT_RULESET,
    first_leader: o.FirstLeaderName = "dealt",
    later_leader: o.LaterLeaderName = "last-trick",
    seed: o.Seed = None,
    round_number: Annotated[int, typer.Option("--round", metavar="NUMBER", min=1)] = 1,
    as_json: o.Json = False,
) -> None:
    from yokai_septet.game import commitment, deal

    texts = o.texts_of(ctx)
    rules, key = o.ruleset_of(ruleset, first_leader, later_leader), o.seed_of(seed)
    dealt = deal(rules, key, round_number)
    if as_json:
        import json

        print(
            json.dumps(
                {
                    "ruleset": rules.name,
                    "seed": key.hex(),
                    "commitment": commitment(key),
                    "round": round_number,
                    "hands": [[card.code for card in hand] for hand in dealt.hands],
                    "face_up": dealt.face_up and dealt.face_up.code,
                }
            )
        )
        return
    from yokai_septet.terminal.words import grouped, ruleset_name

    print(ruleset_name(texts, rules.name))
    print(texts.format("cli-deal-round", number=round_number))
    if card := dealt.face_up:
        print(texts.format("cli-deal-face-up", card=card, code=card.code))
    for seat, hand in enumerate(dealt.hands):
        player = texts.format("player-number", number=seat + 1)
        print(texts.format("app-setting", name=player, value=grouped(texts, hand)))
    print(texts.format("cli-deal-the-seed", seed=key.hex()))
    print(texts.format("cli-deal-commitment", commitment=commitment(key)))
