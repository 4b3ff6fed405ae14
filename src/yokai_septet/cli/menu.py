"""The menu of `yokai play`: the commonest start, so it loads nothing that reads options."""

from yokai_septet.game import MemoryAid
from yokai_septet.texts import Texts

DEFAULT_BOTS = "adept"


def open_menu(
    texts: Texts,
    bots: str = DEFAULT_BOTS,
    people: int = 1,
    memory_aid: MemoryAid = MemoryAid.LAST_TRICK,
) -> int:
    """Let the person choose what to play, an interrupted match among it."""
    from yokai_septet.terminal.app import Wishes, menu
    from yokai_septet.terminal.saved import SavedMatch

    saved = SavedMatch()
    menu(texts, Wishes(bots, people, memory_aid=memory_aid), saved).run()
    if saved.file.exists():
        print(texts.format("app-kept"))
    return 0
