"""What was found in a record, and what was expected instead: every phrase in English, once.

A phrase is a keyword and at most one value; `record-found` and `record-expected` in
`locales/*/records.ftl` say it in the reader's language.
"""

from enum import Enum
from typing import Final, NamedTuple

LONGEST_QUOTE: Final = 60
"""How much of a wrong text an error quotes."""


class ErrorPhrase(NamedTuple):
    """A phrase as an error holds it."""

    keyword: str
    """Names the phrase; `text` quotes the value itself."""
    value: str | int
    english: str

    def __str__(self) -> str:
        return self.english


class _ErrorPhrases(Enum):
    def __call__(self, value: str | int = "") -> ErrorPhrase:
        """This phrase with its value."""
        keyword = self.name.lower().replace("_", "-")
        return ErrorPhrase(keyword, value, str(self.value).format(value))


class Found(_ErrorPhrases):
    """What stands in the record."""

    END_OF_TEXT = "the end of the text"
    END_OF_LINE = "the end of the line"
    END_OF_ROUND = "the end of the round"
    CARDS = "{} cards"
    SEATS = "{} seats"
    PLAYERS = "{} players"
    SALTS = "{} salts"
    ROUND = "round {}"
    TRICK = "trick {}"
    DEAL = "a deal"
    NO_FACE_UP_CARD = "no face-up card"
    NO_ROUND = "no round"
    COMMENT_AFTER = "a comment after {} actions"
    MARK_AFTER = "a mark after {} actions"
    UNSAVABLE = "characters that cannot be saved"
    PLACE = "something else at {}"


class Expected(_ErrorPhrases):
    """What should stand there."""

    WORD_OF_A_RECORD = 'a tag such as [Date "2026-01-31"], {{a comment}} or cards'
    RULESET_TAG = "the tag Ruleset"
    ANOTHER_TAG = "another tag"
    TAG_NAME = "a name of letters, digits and _"
    NEW_TAG_NAME = "a new name of letters, digits and _"
    ONE_OF = "one of {}"
    ONE_LINE = "one line of text"
    DATE = "a date, such as 2026-01-31"
    RESULT = "a result, such as 10-6, side 0 wins"
    DIGITS = "hexadecimal digits"
    DIGITS_64 = "64 hexadecimal digits"
    HAND_OF_SEAT = "the hand of seat {}"
    PASS_OF_SEAT = "the pass of seat {}"
    ANOTHER_SEAT = "another seat"
    ANOTHER_LINE = "another line"
    LEADER = "the seat that leads, such as 0:"
    POINTS = "the points of each side, such as 3-0"
    SEALS = "the seals of each side, such as WE/-"
    CARD = "a card, such as W7"
    CARDS = "{} cards"
    CARDS_OF_HAND = "{} cards of the hand"
    CARD_OF_HAND = "a card of the hand"
    CARD_OF_SEAT = "a card that seat {} may hold"
    CARD_OF_LED_SUIT = "a card of the led suit"
    CARD_OF_DECK = "a card of the deck that is not elsewhere"
    NEW_CARD = "a card that has not been played yet"
    LEGAL_CARD = "a legal card"
    DIFFERENT_CARDS = "different cards"
    DEAL = "a legal deal"
    FACE_UP_CARD = "a face-up card"
    NO_FACE_UP_CARD = "no face-up card"
    SEATS = "{} seats"
    PLAYERS = "{} players"
    SALTS = "{} salts"
    PASSES = "the passes of all players"
    A_PASS = "a pass"
    RUNNING_ROUND = "a round that is being played"
    REST_OF_ROUND = "the rest of the round"
    END_OF_ROUND = "the end of the round"
    END_OF_RECORD = "the end of the record"
    ACTIONS = "at most {} actions, and comments in order"
    SAVED_TEXT = "text"
    SCHEMA = "a document as docs/record.schema.json describes it"
    MARK = "a mark such as <hint>, <by adept> or <undo 2: F9>"
    DECISION = "a pass or a card, and marks in order"
    CARDS_IN_DECK = "a seat and cards of the deck"
    BOT = "the strength of a bot, such as adept"
    SALT_ORDER = "an order such as “commit 0 2, reveal 2 0”"
    COMMITTED_SEATS = "the seats with a commitment, and then those with a salt, each once"
    # The words of a position.
    POSITION_RULESET = "a ruleset, such as four-advanced or suitors+holder"
    POSITION_TRUMP = "the face-up card, the trump suit or -"
    POSITION_SCORE = "the score, such as 0-3, or the seals, such as WE/-"
    POSITION_HANDS = "the hands, such as WA.5/W4E2/??2/S13"
    POSITION_LEADER = "the seat that leads, or -"
    POSITION_TABLE = "the cards of the trick, such as W3W6, or the pass, such as pass:-/-/-/-"
    POSITION_WON = "the tricks won by each side, such as 4-5"
    POSITION_BOSSES = "the bosses of each side, such as W7E7/-"
    END_OF_LINE = "the end of the line"


def phrase(words: object) -> ErrorPhrase:
    """These words as a phrase: one of the above, or a quotation."""
    match words:
        case ErrorPhrase():
            return words
        case _ErrorPhrases():
            return words()
        case _:
            text = quoted(str(words))
            return ErrorPhrase("text", text, text)


def quoted(text: str) -> str:
    """The beginning of a text, fit to be shown: nothing in it can steer a terminal."""
    shown = text[:LONGEST_QUOTE]
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in shown)
    return plain if shown == text else f"{plain}…"
