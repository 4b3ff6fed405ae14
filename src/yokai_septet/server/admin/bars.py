"""Who is kept out, as one worker knows it: a copy of the store's bars, read once a second."""

from collections.abc import Callable
from ipaddress import ip_network

from yokai_septet.errors import YokaiError
from yokai_septet.server.admin.networks import Network, contains
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.errors import barred, name_is_fixed, network_barred
from yokai_septet.server.store.admin import StoredBars


class Bars:
    """Refuses people and networks that the host has barred."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._visits: dict[str, float] = {}
        self._names: dict[str, float] = {}
        self._networks: dict[Network, float] = {}

    def replace(self, stored: StoredBars) -> bool:
        """Take over what the store has; whether that is new."""
        networks = {ip_network(name): until for name, until in stored.networks.items()}
        before = (self._visits, self._names, self._networks)
        self._visits, self._names, self._networks = stored.visits, stored.names, networks
        return before != (self._visits, self._names, self._networks)

    def check_person(self, person: str) -> None:
        """Refuse a person who is barred."""
        until = self._visits.get(person, 0.0)
        if until > self._clock():
            raise barred(until)

    def check_name(self, person: str) -> None:
        """Refuse another name to a person whom the host has named."""
        until = self._names.get(person, 0.0)
        if until > self._clock():
            raise name_is_fixed(until)

    def check_network(self, visitor: str) -> None:
        """Refuse a visitor from a network that is barred."""
        at = self._clock()
        for network, until in self._networks.items():
            if until > at and contains(network, visitor):
                raise network_barred(until)

    def refusal(self, caller: Caller) -> YokaiError | None:
        """Why a connection has to end; None if it may stay."""
        try:
            self.check_network(caller.network)
            self.check_person(caller.person)
        except YokaiError as error:
            return error
        return None
