"""Write Unicode's table of confusable characters as `skeleton` in table/names.py needs it.

uv run --with confusable-homoglyphs==3.3.1 tools/confusables.py > FILE, where FILE is
src/yokai_septet/table/confusables.txt.

The package has the data of confusables.txt (UTS #39), but as pairs without a direction. So the
character that stands for all others of a set is chosen here: any of them would do, as long as it is
always the same one. What NFKD makes equal anyway is left out.
"""

import json
import sys
import unicodedata
from importlib.resources import files

from yokai_septet.characters import is_hidden

NOTICE = """\
# Characters that look alike: in each line first what stands for the others. From confusables.txt
# of Unicode Technical Standard #39, by way of the package confusable-homoglyphs 3.3.1 (MIT
# licence, Victor Felder and Elena Grandi) and tools/confusables.py.
#
# UNICODE LICENSE V3
#
# COPYRIGHT AND PERMISSION NOTICE
#
# Copyright © 1991-2024 Unicode, Inc.
#
# NOTICE TO USER: Carefully read the following legal agreement. BY DOWNLOADING, INSTALLING,
# COPYING OR OTHERWISE USING DATA FILES, AND/OR SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO
# BE BOUND BY, ALL OF THE TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT
# DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of data files and
# any associated documentation (the "Data Files") or software and any associated documentation
# (the "Software") to deal in the Data Files or Software without restriction, including without
# limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
# the Data Files or Software, and to permit persons to whom the Data Files or Software are
# furnished to do so, provided that either (a) this copyright and permission notice appear with
# all copies of the Data Files or Software, or (b) this copyright and permission notice appear in
# associated Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
# IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A
# PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS.
#
# IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY
# CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING
# FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
# TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES
# OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder shall not be used in
# advertising or otherwise to promote the sale, use or other dealings in these Data Files or
# Software without prior written authorization of the copyright holder.
"""


def _bare(text: str) -> str:
    """A text without the marks between which the data shows what is written from right to left."""
    return text.replace("\u200e", "")


def prototypes(pairs: dict[str, list[str]]) -> dict[str, str]:
    """For each character the text that stands for it."""

    def rank(text: str) -> tuple[bool, bool, int, str]:
        # Only what stands for others has several characters, and it has the most pairs of its set.
        return len(text) == 1, not text.isascii(), -len(pairs[text]), text

    chosen: dict[str, str] = {}
    for text in sorted(pairs, key=rank):
        if text not in chosen:
            for other in pairs[text]:
                chosen.setdefault(other, text)
    return {char: text for char, text in chosen.items() if len(char) == 1 and char != text}


def main() -> None:
    """Write the table."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    pairs = {
        _bare(text): [_bare(other["c"]) for other in others]
        for text, others in json.loads(data).items()
    }
    table = prototypes(pairs)
    step = str.maketrans(table)

    def resolved(text: str) -> str:
        return unicodedata.normalize("NFKD", text.translate(step))

    looks: dict[str, list[str]] = {}
    for char in sorted(table):
        decomposed = unicodedata.normalize("NFKD", char)
        text = resolved(resolved(decomposed))
        # What decomposes is looked up in its parts, and nobody can type what is hidden.
        if decomposed == char != text and not is_hidden(char):
            looks.setdefault(text, []).append(char)
    sys.stdout.write(NOTICE)
    for text, chars in sorted(looks.items()):
        print(f"{text}\t{''.join(chars)}")


if __name__ == "__main__":
    main()
