"""The menu of `yokai play`: the commonest start, so it loads nothing that reads options."""

from typing import Any

from yokai_septet.texts import Texts


def open_menu(texts: Texts, **wishes: Any) -> int:
    """Let the person choose what to play, an interrupted match among it; `wishes` as the terminal
    client's `Wishes` has them."""
    from yokai_septet.terminal.app import Wishes, menu
    from yokai_septet.terminal.autosave import Autosave

    saved = Autosave()
    menu(texts, Wishes(**wishes), saved).run()
    if saved.file.exists():
        print(texts.format("app-kept"))
    return 0
