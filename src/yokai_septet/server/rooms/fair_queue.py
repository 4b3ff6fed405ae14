"""Turns, taken fairly: networks take turns from the widest to the narrowest, then the users of an
address, then people.

However many of them one has waiting, the next turn goes to the network that had one longest ago,
and within it to the smaller network, the user and the person who did: of those who want more than
their share, whoever had the most waits longest. A user is somebody who has earned a reserve, or all
others of an address together (`callers/users.py`).
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias

from yokai_septet.server.callers.caller import Caller, levels_of
from yokai_septet.server.callers.users import Users

KEPT = 20_000
"""How many networks and people are remembered as served."""
MANY = 3
"""Waiting turns from which on a user or network counts as heavy; a table has one at a time."""
OTHERS = ""
"""The user that everybody is who has not earned a reserve."""

Path: TypeAlias = tuple[str, ...]
"""The networks of a caller, the widest first, then the user and the person."""


def path_of(caller: Caller, has_earned: bool) -> Path:
    """Where a caller waits."""
    user = caller.person if has_earned else OTHERS
    return *levels_of(caller.network), user, caller.person


@dataclass(eq=False, slots=True)
class Ticket:
    """A turn that was asked for."""

    path: Path
    granted: asyncio.Future[None]


@dataclass(eq=False, slots=True)
class _Node:
    """A network, user or person with tickets that wait."""

    within: dict[str, "_Node"] = field(default_factory=dict)
    tickets: deque[Ticket] = field(default_factory=deque)
    waiting: int = 0


class FairQueue:
    """So many turns at the same time. All methods belong to the event loop's thread."""

    def __init__(self, turns: int, users: Users | None = None) -> None:
        self._free, self._users = turns, users
        self._root = _Node()
        self._served: OrderedDict[Path, int] = OrderedDict()
        """When each network, user and person last had a turn, in turns."""
        self._turns = count(1)

    @property
    def has_waiting(self) -> bool:
        """Whether somebody waits for a turn."""
        return self._root.waiting > 0

    async def acquire(self, caller: Caller) -> Path:
        """Wait for a turn; cancelling the caller withdraws the request. Whoever gets one has to
        `release` it."""
        has_earned = False
        if not self._free and self._users is not None:
            if self._is_heavy((*levels_of(caller.network), OTHERS)):
                self._users.note_shortage(caller.network)
            has_earned = await self._users.has_earned(caller)
        ticket = Ticket(path_of(caller, has_earned), asyncio.get_running_loop().create_future())
        self._add(ticket)
        self._grant()
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket.granted.cancelled():
                self._remove(ticket)
            else:  # it was granted meanwhile
                self.release()
            raise
        return ticket.path

    def release(self) -> None:
        """A turn is over."""
        self._free += 1
        self._grant()

    def clear(self) -> None:
        """Drop everything that waits."""
        self._root = _Node()

    def _grant(self) -> None:
        while self._free and self._root.waiting:
            ticket = self._next()
            self._remove(ticket)
            if not ticket.granted.cancelled():  # its caller is about to hear of it
                self._free -= 1
                ticket.granted.set_result(None)

    def _next(self) -> Ticket:
        """The ticket of whoever was served longest ago, and now is."""
        node, path = self._root, Path()
        while node.within:
            path = min(((*path, name) for name in node.within), key=self._last_turn)
            node = node.within[path[-1]]
            self._served[path] = next(self._turns)
            self._served.move_to_end(path)
            if len(self._served) > KEPT:
                self._served.popitem(last=False)
        return node.tickets[0]

    def _last_turn(self, path: Path) -> int:
        return self._served.get(path, 0)

    def _nodes(self, path: Path) -> list[_Node]:
        """The nodes from the root to the end of a path, as far as there are any."""
        nodes = [self._root]
        for name in path:
            node = nodes[-1].within.get(name)
            if node is None:
                break
            nodes.append(node)
        return nodes

    def _add(self, ticket: Ticket) -> None:
        node = self._root
        node.waiting += 1
        for name in ticket.path:
            node = node.within.setdefault(name, _Node())
            node.waiting += 1
        node.tickets.append(ticket)

    def _remove(self, ticket: Ticket) -> None:
        """Take a ticket out of the line, if it stands there."""
        nodes = self._nodes(ticket.path)
        if len(nodes) <= len(ticket.path) or ticket not in nodes[-1].tickets:
            return
        nodes[-1].tickets.remove(ticket)
        for node, name in zip(nodes, ticket.path, strict=False):
            node.waiting -= 1
            if node.within[name].waiting == 1:
                del node.within[name]  # with everything in it
                return
        nodes[-1].waiting -= 1

    def is_heavy(self, path: Path) -> bool:
        """Whether the user or one of the networks of a path has many turns waiting. What a heavy
        part of a network has waiting does not count against the rest of it."""
        return any(self._is_heavy(path[:end]) for end in range(1, len(path)))

    def _is_heavy(self, path: Path) -> bool:
        nodes = self._nodes(path)
        return len(nodes) > len(path) and _weight(nodes[-1]) >= MANY


def _weight(node: _Node) -> int:
    """What a network, a user or a person has waiting, without its heavy parts."""
    if node.waiting < MANY:
        return node.waiting
    parts = [part for part in node.within.values() if part.within]  # people are no parts
    if not parts:
        return node.waiting
    weights = [_weight(part) for part in parts]
    return sum(weight for weight in weights if weight < MANY)
