"""`yokai rules`: the rulebook, or one rule of it."""

from typing import Annotated

import typer

from yokai_septet.cli.layout import fold, page_width
from yokai_septet.cli.options import texts_of


def command(
    ctx: typer.Context,
    rule: Annotated[str | None, typer.Argument(metavar="RULE")] = None,
) -> int:
    from yokai_septet.texts import plain_rule, rulebook

    texts = texts_of(ctx)
    book = rulebook(texts)
    if rule is None:
        print(fold(book.plain(), page_width()).rstrip())
        return 0
    rules = {known.label: known for section in book.sections for known in section.rules}
    wanted = rules.get("R" + rule.upper().removeprefix("R"))
    if wanted is None:
        import sys

        known = texts.listed(rules)
        print(texts.format("cli-rules-unknown", text=rule, known=known), file=sys.stderr)
        return 1
    print(fold(plain_rule(wanted), page_width()))
    return 0
