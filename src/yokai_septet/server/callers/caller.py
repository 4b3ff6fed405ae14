"""Who sends a request, as limits count it: a person at a network."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
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
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64))


@lru_cache(20_000)
def levels_of(network: str) -> tuple[str, ...]:
    """The networks that this one lies in, from the widest to itself: the /48 and the /56 of an IPv6
    network, the /24 of an IPv4 address. Whoever has one of them may use everything in it."""
    try:
        version = ip_address(network).version
    except ValueError:
        return (network,)
    wider = (48, 56) if version == 6 else (24,)
    return (*(str(ip_network(f"{network}/{bits}", strict=False)) for bits in wider), network)
