"""The menu of `yokai play`: the commonest start, so it loads nothing that reads options."""

from typing import TYPE_CHECKING

from yokai_septet.texts import Texts

if TYPE_CHECKING:
    from yokai_septet.terminal.game_options import GameOptions


def open_menu(texts: Texts, options: "GameOptions | None" = None) -> int:
    """Let the person choose what to play, an interrupted match among it."""
    from yokai_septet.client.autosave import Autosave
    from yokai_septet.terminal.app import menu
    from yokai_septet.terminal.game_options import GameOptions

    autosave = Autosave()
    menu(texts, options or GameOptions(), autosave).run()
    if autosave.exists:
        print(texts.format("app-kept"))
    return 0
