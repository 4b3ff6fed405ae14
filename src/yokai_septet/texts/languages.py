"""The languages we speak, and which of them to speak with somebody."""

import os
import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "ru": "Русский",
    "zh-Hant": "繁體中文",
}
"""Every language by its tag, with the name its speakers give it; English is the fallback."""

FALLBACK: Final = "en"

# All Chinese readers get the Chinese we have rather than English.
_BY_PRIMARY_TAG: Final = {tag.split("-")[0]: tag for tag in LANGUAGES}


def negotiate(wanted: str) -> str:
    """Our language for a tag (`de-AT`, `zh_TW.UTF-8`) or a whole `Accept-Language` header."""
    choices = []
    for part in wanted.split(","):
        tag, _, quality = part.partition(";")
        choices.append((_weight(quality), tag.strip()))
    for weight, tag in sorted(choices, key=lambda choice: -choice[0]):
        primary = re.split("[-_.@]", tag.lower())[0]
        if weight > 0 and primary in _BY_PRIMARY_TAG:
            return _BY_PRIMARY_TAG[primary]
    return FALLBACK


def _weight(quality: str) -> float:
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", quality)
    return float(found[1]) if found else 1.0


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Our language for the terminal's settings, in the order in which POSIX reads them."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return negotiate(value)
    return FALLBACK
