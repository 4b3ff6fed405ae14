"""The rulebook: what stands in it and in which order; its words are in `locales/`.

The terminal, docs/rules.md and the page show the same messages in the order given here; the page
reads it as the file that `python -m yokai_septet.texts` writes.
"""

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
class RuleExample:
    """The cards of an example: a trick, or the bosses that are scored. Seats are numbered from 0,
    clockwise, and are played by the bots whose names the text gives them."""

    name: str
    """Its text is the message `example-<name>`."""
    rule: int
    trump: str = ""
    leader: int | None = None
    trick: tuple[str, ...] = ()
    """The cards of a trick from the leader on."""
    winner: int | None = None
    """Who takes the trick."""
    bosses: tuple[str, ...] = ()
    """Bosses that a side has captured before the trick, or that it scores."""


EXAMPLES: Final = (
    RuleExample("r13-led", 13, "E", 0, ("W3", "W6", "W2", "S12"), 1),
    RuleExample("r13-trump", 13, "E", 1, ("F9", "F12", "E5", "E3"), 3),
    RuleExample("r13-ace", 13, "E", 2, ("E8", "E6", "WA", "E2"), 0),
    RuleExample("r13-alone", 13, "E", 0, ("S7", "W5", "C9", "F12"), 0),
    RuleExample("r23-both", 23, "F", 1, ("L9", "L10", "L7", "L4"), 2, ("W7", "C7", "D7")),
    RuleExample("r32-captured", 32, "F", bosses=("W7", "L7", "F7", "S7")),
    RuleExample("r32-hands", 32, "L", bosses=("D7", "E7", "L7", "F7", "C7")),
    RuleExample("r33-alone", 33, "L", bosses=("F7", "S7", "E7")),
    RuleExample("r33-seventh", 33, "E", bosses=("F7", "S7")),
    RuleExample("r41-tie", 41),
    RuleExample("r53-trump", 53, "F", 0, ("F9", "F12", "F6", "E4"), 1),
    RuleExample("r54-twins", 54, "F", 3, ("L4", "F7f", "F7", "L9"), 0),
)

QUESTIONS: Final = (
    "only-ace", "must-trump", "scoring", "both-at-once", "bosses-left", "face-up", "talking",
    "leading",
)  # fmt: skip
"""The questions `faq-<name>`, each with its answer `faq-<name>-answer`."""

TIPS: Final = {"void": 1.1, "boss": 1.8, "seventh": 1.9, "ace": 1.8, "low": 0.6}
"""The tips `tip-<name>`, and what the bots' weights for four players make of them, in points."""

SUMMARY: Final = ("setup", "trick", "end", "score", "suitors")
"""The parts of the summary on one page: `summary-<name>`, with a title each."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. An empty line in its text parts paragraphs, a line break lines."""

    number: int
    title: str
    text: str
    examples: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """How the rule is cited: `R7`."""
        return f"R{self.number}"


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a section without a number, under a heading of its own: a question, say."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook: a text, rules, and parts without numbers; most have only one."""

    name: str
    heading: str
    text: str = ""
    rules: tuple[Rule, ...] = ()
    parts: tuple[Part, ...] = ()


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
            parts += [plain_rule(rule) for rule in section.rules]
            parts += [f"{part.heading}\n{part.text}" for part in section.parts]
        return "\n\n".join(part for part in parts if part) + "\n"

    def markdown(self) -> str:
        """As Markdown, with every rule a heading that links can lead to."""
        parts = [f"# {self.title}", _lines(self.introduction)]
        parts += [f"## {self.summary_heading}", _lines(self.summary)]
        for section in self.sections:
            parts += [f"## {section.heading}", _lines(section.text)]
            for rule in section.rules:
                parts += [f"### {rule.label} {rule.title}", _lines(rule.text)]
                parts.append("\n".join(f"- {example}" for example in rule.examples))
            for part in section.parts:
                parts += [f"### {part.heading}", _lines(part.text)]
        return "\n\n".join(part for part in parts if part) + "\n"


def rulebook(texts: Texts) -> Rulebook:
    """The rulebook in the language of these texts."""
    tell = texts.format

    def section(name: str, text: str = "", parts: tuple[Part, ...] = ()) -> Section:
        rules = tuple(_rule(texts, number) for number in SECTIONS.get(name, ()))
        return Section(name, tell(f"rules-section-{name}"), text, rules, parts)

    questions = tuple(Part(tell(f"faq-{n}"), tell(f"faq-{n}-answer")) for n in QUESTIONS)
    tips = [tell(f"tip-{name}", points=points) for name, points in TIPS.items()]
    summary = tuple(Part(tell(f"summary-{n}-title"), tell(f"summary-{n}")) for n in SUMMARY)
    return Rulebook(
        tell("rulebook-title"),
        tell("rulebook-intro"),
        tell("rulebook-minute-title"),
        tell("rulebook-minute"),
        (
            *(section(name) for name in SECTIONS),
            section("knowledge", tell("rules-knowledge")),
            section("faq", parts=questions),
            section("tips", "\n\n".join([tell("tips-source"), *tips])),
            section("summary", parts=summary),
        ),
    )


def _rule(texts: Texts, number: int) -> Rule:
    tell = texts.format
    examples = [f"example-{example.name}" for example in EXAMPLES if example.rule == number]
    told = tuple(tell("rule-example", text=tell(message)) for message in examples)
    return Rule(number, tell(f"rule-r{number}-title"), tell(f"rule-r{number}"), told)


def plain_rule(rule: Rule) -> str:
    """One rule as plain text with long lines."""
    return "\n\n".join([f"{rule.label} {rule.title}\n{rule.text}", *rule.examples])


def _lines(text: str) -> str:
    """Markdown runs lines together unless they end with a backslash."""
    return "\n\n".join(part.replace("\n", "\\\n") for part in text.split("\n\n"))
