"""What people are called, and which of them are programs, as far as this worker has asked."""

from collections.abc import Iterable, Mapping

from yokai_septet.server.store import Store

KEPT = 50_000
"""How many names stay in memory."""


class Names:
    """The names that this worker knows; the store knows them all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] = {}
        self.programs: set[str] = set()
        """The ids of those people who are programs."""

    @property
    def known(self) -> Mapping[str, str]:
        """The names that have been learnt, by id."""
        return self._names

    async def learn(self, people: Iterable[str]) -> None:
        """Ask for the names that we do not know yet."""
        people = list(people)
        if len(self._names) > KEPT:
            self._names.clear()
        unknown = {person for person in people if person not in self._names}
        if unknown:
            for person, (name, program) in (await self._store.people(unknown)).items():
                self._names[person] = name
                if program:
                    self.programs.add(person)

    async def of(self, people: Iterable[str]) -> dict[str, str]:
        """The names of these people; who is deleted has none."""
        people = list(people)
        await self.learn(people)
        return {person: self._names[person] for person in people if person in self._names}

    async def again(self, person: str) -> bool:
        """Learn a name that has changed; False if the person is gone."""
        self._names.pop(person, None)
        await self.learn([person])
        return person in self._names
