"""The help of the commands in the reader's language, written from the messages of `cli.ftl`."""

from collections.abc import Iterable, Iterator
from typing import Any

from yokai_septet.cli import COMMANDS
from yokai_septet.cli.layout import cells, fold, padded, page_width
from yokai_septet.texts import LANGUAGES, Texts


def overview(texts: Texts) -> str:
    """What `yokai --help` shows."""
    rows = [(name, texts.format(f"cli-{name}")) for name in COMMANDS]
    return "\n".join(
        [
            *_head(texts, "yokai", [texts.format("cli-word-command")], texts.format("cli")),
            *_table(texts.format("cli-commands"), rows),
            *_table(
                texts.format("cli-options"),
                [*_common(texts), ("--version", texts.format("cli-version"))],
            ),
            fold(texts.format("cli-more"), page_width()),
        ]
    )


def command_help(texts: Texts, command: Any) -> str:
    """What `yokai <command> --help` shows."""
    name = command.name
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option" and p.name != "help"]
    usage = [_metavar(texts, p) for p in arguments]
    return "\n".join(
        [
            *_head(texts, f"yokai {name}", usage, texts.format(f"cli-{name}")),
            *_table(texts.format("cli-arguments"), _rows(texts, name, arguments)),
            *_table(texts.format("cli-options"), [*_rows(texts, name, options), *_common(texts)]),
        ]
    ).rstrip()


def usage_error(texts: Texts, error: Any) -> str:
    """What was wrong with the words after a command, in one sentence."""
    param = getattr(error, "param", None)
    if option := getattr(error, "option_name", None):
        known = "possibilities" in vars(error)
        return texts.format(
            "cli-error-option" if known else "cli-error-option-value", option=str(option)
        )
    if param is None:
        return texts.format("cli-error-usage", problem=error.format_message())
    name = param.opts[-1] if param.param_type_name == "option" else _metavar(texts, param)
    if not error.message:
        return texts.format("cli-error-missing", name=name.removesuffix("…"))
    return texts.format("cli-error-value", name=name)


def _head(texts: Texts, command: str, arguments: list[str], summary: str) -> list[str]:
    words = " ".join([command, *arguments, f"[{texts.format('cli-word-options')}]"])
    return [
        fold(texts.format("cli-usage", words=words), page_width()),
        "",
        fold(summary, page_width()),
        "",
    ]


def _common(texts: Texts) -> list[tuple[str, str]]:
    word = texts.format("cli-word-language")
    return [
        (f"--lang {word}", texts.format("cli-any-lang", known=texts.listed(LANGUAGES))),
        ("--help", texts.format("cli-any-help")),
    ]


def _rows(texts: Texts, command: str, params: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for param in params:
        text = _text_of(texts, command, param)
        default = param.default
        if isinstance(default, int | str) and not isinstance(default, bool):
            text = texts.sentences(text, texts.format("cli-default", value=str(default)))
        if param.param_type_name == "argument":
            yield _metavar(texts, param), text
        elif param.is_flag:
            yield ", ".join([*param.opts, *param.secondary_opts]), text
        else:
            yield f"{', '.join(param.opts)} {_metavar(texts, param)}", text


def _text_of(texts: Texts, command: str, param: Any) -> str:
    name = param.name.replace("_", "-")
    own = f"cli-{command}-{name}"
    return texts.format(own if own in texts else f"cli-any-{name}")


def _metavar(texts: Texts, param: Any) -> str:
    """The word for a value: what stands in the code names the message `cli-word-<metavar>`."""
    word = texts.format(f"cli-word-{(param.metavar or 'value').lower()}")
    if param.param_type_name == "option":
        return word
    if param.nargs == -1:
        word += "…"
    return word if param.required else f"[{word}]"


def _table(title: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    rows = list(rows)
    if not rows:
        return []
    margin = max(cells(left) for left, _ in rows) + 4
    lines = [title]
    for left, right in rows:
        first, *others = fold(right, page_width() - margin).split("\n")
        lines.append(f"  {padded(left, margin - 2)}{first}")
        lines += [" " * margin + line for line in others]
    return [*lines, ""]
