"""Who sends a request, as limits count it: a person at a network."""

from ipaddress import IPv6Address, ip_address
from typing import NamedTuple


class Caller(NamedTuple):
    """A person and where they are."""

    network: str
    """From `network_of`; empty if it is not known."""
    person: str


def network_of(address: str) -> str:
    """What counts as one visitor's network: an IPv4 address, or the /64 of an IPv6 address, since
    a single household is given at least that many. Anything else stands for itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
