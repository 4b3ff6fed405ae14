"""Networks as a host names them: an address, or a range of addresses."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from yokai_septet.server.errors import bad_network, loopback_network

Network: TypeAlias = IPv4Network | IPv6Network

WIDEST = {4: 16, 6: 32}
"""The shortest prefix that can be barred: what is wider is most of a country."""
HOUSEHOLD = 64
"""The longest prefix of an IPv6 network: a household has that many addresses."""


def network_named(text: str) -> Network:
    """The network that a host names; an error if it is malformed, too wide, or this machine."""
    try:
        network = ip_network(text.strip().partition("%")[0], strict=False)
    except ValueError:
        raise bad_network(text) from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            network = ip_network(mapped)
        elif network.prefixlen > HOUSEHOLD:
            network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise bad_network(text)
    if network.is_loopback or network.network_address.is_loopback:
        raise loopback_network(text)
    return network


def shown(network: str) -> str:
    """A visitor's network as a host reads it, and can name it: that of an IPv6 address says how
    wide it is."""
    try:
        address = ip_address(network)
    except ValueError:
        return network
    return f"{address}/{HOUSEHOLD}" if isinstance(address, IPv6Address) else network


def contains(network: Network, visitor: str) -> bool:
    """Whether a visitor's network, as limits count it, lies in this one."""
    try:
        address = ip_address(visitor)
    except ValueError:
        return False
    return address.version == network.version and address in network
