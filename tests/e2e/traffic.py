"""What a page loads: how many bytes came over the wire."""

from playwright.sync_api import CDPSession


class Traffic:
    """Counts what the page of a debugger's session loads from now on."""

    def __init__(self, session: CDPSession) -> None:
        self._kinds: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        session.send("Network.enable")
        session.on(
            "Network.responseReceived", lambda e: self._kinds.update({e["requestId"]: e["type"]})
        )
        session.on(
            "Network.loadingFinished",
            lambda e: self._sizes.update({e["requestId"]: e["encodedDataLength"]}),
        )

    @property
    def scripts(self) -> float:
        """The bytes of JavaScript, as they came: compressed."""
        return sum(size for key, size in self._sizes.items() if self._kinds.get(key) == "Script")

    @property
    def total(self) -> float:
        return sum(self._sizes.values())
