"""Following a table line by line: what happens there is told in sentences.

`plain` adds what people are asked and what they type.
"""

from yokai_septet.client import ClientView, TableClient
from yokai_septet.client import notices as n
from yokai_septet.client.client_view import as_shown
from yokai_septet.errors import YokaiError
from yokai_septet.game import View
from yokai_septet.terminal.console import Console
from yokai_septet.terminal.narrator import Narrator
from yokai_septet.terminal.table_texts import (
    names_at,
    new_votes,
    newly_ready,
    options_lines,
    phrase_line,
    seats_at,
    verdict_lines,
)
from yokai_septet.terminal.words import ruleset_name
from yokai_septet.texts import Texts, sentence


class PlainFollower:
    """Tells what happens at a table."""

    def __init__(
        self, texts: Texts, client: TableClient, console: Console, watch: bool = False
    ) -> None:
        self.client = client
        self._watch = watch
        self._console = console
        self._narrator = Narrator(texts, (), console.write)
        self._table: ClientView | None = None
        self._asked: object = None
        """The last question: it is not asked twice."""

    async def ask(self, table: ClientView) -> None:
        """Ask what there is to decide."""
        raise NotImplementedError

    async def _hear(self, notice: n.Notice) -> bool:
        """Tell what happened; whether that was all."""
        tell = self._narrator
        match notice:
            case n.TableShown(table=table):
                self._take(table)
                self._asked = None
                self._tell_table(table)
                await self._after(table, None)
            case n.TableChanged(table=table, before=before, events=events):
                self._take(table)
                for line in new_votes(before, table, tell.texts, tell.names):
                    tell.write(line)
                for line in newly_ready(before, table, tell.texts, tell.names):
                    tell.write(line)
                tell.events(events, self._view(table))
                await self._after(table, before)
            case n.PresenceChanged(table=table):
                self._take(table)
            case n.PhraseSaid():
                tell.write(phrase_line(notice, tell.texts, tell.names))
            case n.NotSaved():
                tell.say("app-not-saved")
            case n.ConnectionLost():
                tell.say("app-reconnecting")
            case n.Closed(reason=reason):
                if reason is not None:
                    tell.write(sentence(reason, tell.texts, tell.names))
                tell.say("app-gone")
                return True
        return self._is_done()

    def _take(self, table: ClientView) -> None:
        tell, self._table = self._narrator, table
        tell.names, tell.memory_aid = names_at(tell.texts, table), table.options.memory_aid
        if len(table.people) <= 1:
            tell.seat = table.seat

    def _is_done(self) -> bool:
        over = self._table is not None and self._table.is_over
        return over and (self._watch or self.client.address is None)

    async def _after(self, table: ClientView, before: ClientView | None) -> None:
        """Check the deals at the end, and ask what there is to decide."""
        if table.is_over and (before is None or not before.is_over):
            verdict = await self.client.check_deals()
            if verdict is not None:
                tell = self._narrator
                for line in verdict_lines(tell.texts, table, verdict, tell.names):
                    tell.write(line)
        await self.ask(table)

    def _tell_table(self, table: ClientView) -> None:
        """Describe the table that the person has come to."""
        tell = self._narrator
        if self.client.address is None:
            tell.say("plain-welcome", ruleset=ruleset_name(tell.texts, table.options.ruleset))
        else:
            tell.say("app-table", code=table.code)
            names = seats_at(tell.texts, table, tell.names)
            tell.say("transcript-players", names=tell.texts.join(names))
        view = self._view(table)
        if view is None:
            for _, line in options_lines(tell.texts, table.options):
                tell.write(line)
            tell.say("app-invite", url=self.client.address)
            name, value = tell.texts.format("table-commitment"), table.commitment
            tell.say("app-setting", name=name, value=value)
            return
        tell.seats(view)
        if view.round is not None:
            tell.table(view)

    def _view(self, table: ClientView) -> View | None:
        """What is shown of the match to the person at the keyboard."""
        view = table.views.get(self._narrator.seat)
        return None if view is None else as_shown(view).remembering(table.options.memory_aid)

    def _tell_error(self, error: YokaiError) -> None:
        tell = self._narrator
        tell.write(sentence(error, tell.texts, tell.names, tell.seat))
