"""The rulebook: which rules there are and in which order; their words are in `locales/`."""

from dataclasses import dataclass
from typing import Final

from yokai_septet.texts.messages import Texts

SECTIONS: Final = {
    "cards": range(1, 5),
    "seats": range(5, 7),
    "deal": range(7, 11),
    "tricks": range(11, 15),
    "round-end": range(20, 25),
    "scoring": range(30, 35),
    "match-end": range(40, 43),
    "suitors": range(50, 59),
}
"""The sections and the numbers of their rules. What a player may know stands after them."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. An empty line in its text parts paragraphs, a line break lines."""

    number: int
    title: str
    text: str

    @property
    def label(self) -> str:
        """How the rule is cited: `R7`."""
        return f"R{self.number}"


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook: rules, or a text without numbers."""

    name: str
    heading: str
    rules: tuple[Rule, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole rulebook in one language."""

    title: str
    introduction: str
    summary_heading: str
    summary: str
    sections: tuple[Section, ...]

    def plain(self) -> str:
        """As plain text with long lines, for a terminal or a screen reader."""
        parts = [self.title, self.introduction, self.summary_heading, self.summary]
        for section in self.sections:
            parts += [section.heading, section.text]
            parts += [f"{rule.label} {rule.title}\n{rule.text}" for rule in section.rules]
        return "\n\n".join(part for part in parts if part) + "\n"

    def markdown(self) -> str:
        """As Markdown, with every rule a heading that one can link to."""
        parts = [f"# {self.title}", _lines(self.introduction)]
        parts += [f"## {self.summary_heading}", _lines(self.summary)]
        for section in self.sections:
            parts += [f"## {section.heading}", _lines(section.text)]
            for rule in section.rules:
                parts += [f"### {rule.label} {rule.title}", _lines(rule.text)]
        return "\n\n".join(part for part in parts if part) + "\n"


def rulebook(texts: Texts) -> Rulebook:
    """The rulebook in the language of these texts."""
    tell = texts.format
    sections = [
        Section(
            name,
            tell(f"rules-section-{name}"),
            tuple(Rule(n, tell(f"rule-r{n}-title"), tell(f"rule-r{n}")) for n in numbers),
        )
        for name, numbers in SECTIONS.items()
    ]
    knowledge = Section("knowledge", tell("rules-section-knowledge"), (), tell("rules-knowledge"))
    return Rulebook(
        tell("rulebook-title"),
        tell("rulebook-intro"),
        tell("rulebook-minute-title"),
        tell("rulebook-minute"),
        (*sections, knowledge),
    )


def _lines(text: str) -> str:
    """Markdown runs lines together unless they end with a backslash."""
    return "\n\n".join(part.replace("\n", "\\\n") for part in text.split("\n\n"))
