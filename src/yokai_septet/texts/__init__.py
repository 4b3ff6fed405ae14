"""From message ids and values of the game to sentences in five languages.

The messages are Fluent files in `locales/`, the same that the web page reads. `languages` chooses
a language, `Texts` formats messages, `sentence` tells an event or an error, `rulebook` holds the
order of the rules. No sentence that a person reads is written in Python.
"""

from yokai_septet.texts.languages import LANGUAGES, language_of_environment, negotiate
from yokai_septet.texts.messages import MissingMessage, Texts
from yokai_septet.texts.printable import printable
from yokai_septet.texts.refusals import RULE_OF_ERROR
from yokai_septet.texts.rulebook import Rule, Rulebook, Section, plain_rule, rulebook
from yokai_septet.texts.sentences import sentence

__all__ = [
    "LANGUAGES", "negotiate", "language_of_environment",
    "Texts", "MissingMessage",
    "sentence", "printable",
    "Rulebook", "Section", "Rule", "plain_rule", "rulebook",
    "RULE_OF_ERROR",
]  # fmt: skip
