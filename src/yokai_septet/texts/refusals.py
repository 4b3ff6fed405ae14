"""Which rule a refusal follows from, by the error's code; the messages cite it as `$rule`."""

from typing import Final

RULE_OF_ERROR: Final = {
    "pass-count": "R8",
    "pass-is-over": "R8",
    "not-all-passed": "R8",
    "no-talking-now": "R8",
    "not-your-turn": "R11",
    "must-follow": "R11",
}
