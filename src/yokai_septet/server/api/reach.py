"""Who can reach a server by its public address, as far as the address tells."""

import ipaddress
from urllib.parse import urlsplit

from yokai_septet.protocol.api import Reach


def reach(public_url: str) -> Reach:
    """Who can reach the server by its public address, as far as the address tells."""
    host = urlsplit(public_url).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return "this-machine"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "local-network" if host.endswith(".local") or "." not in host else "everybody"
    if address.is_loopback:
        return "this-machine"
    return "local-network" if address.is_private else "everybody"
