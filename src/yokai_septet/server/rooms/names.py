"""What people are called: a cache of the store."""

from collections.abc import Iterable, Mapping

from yokai_septet.server.store import Store
from yokai_septet.table.names import cleaned_name

KEPT = 50_000
"""How many names stay in memory."""


class Names:
    """The names that this worker has read; the store has them all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] = {}

    @property
    def known(self) -> Mapping[str, str]:
        """The names that have been read, by id."""
        return self._names

    async def learn(self, people: Iterable[str]) -> None:
        """Read the names that are not known yet."""
        people = list(people)
        if len(self._names) > KEPT:
            self._names.clear()
        unknown = {person for person in people if person not in self._names}
        if unknown:
            found = await self._store.names(unknown)
            self._names |= {person: cleaned_name(name) for person, name in found.items()}

    async def of(self, people: Iterable[str]) -> dict[str, str]:
        """The names of these people; deleted people are missing."""
        people = list(people)
        await self.learn(people)
        return {person: self._names[person] for person in people if person in self._names}

    async def again(self, person: str) -> bool:
        """Read a name that has changed; False if the person is deleted."""
        self._names.pop(person, None)
        await self.learn([person])
        return person in self._names
