"""The settings of a server, from the environment and the options of `yokai serve`."""

import os
from dataclasses import dataclass, field, replace
from ipaddress import ip_address, ip_network
from math import inf
from pathlib import Path
from urllib.parse import urlsplit

from yokai_septet.data_dir import data_dir
from yokai_septet.errors import InvalidValue
from yokai_septet.game.daily import NODES
from yokai_septet.study import ReviewBudget
from yokai_septet.table import Pace

LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may use."""

    frame_size: int = 8192
    """The largest message on a socket, in bytes."""
    body_size: int = 16384
    queue: int = 128
    """Messages that may wait for a slow client before it is cut off."""
    commands_per_second: float = 10.0
    commands_at_once: int = 40
    phrases_per_second: float = 0.5
    phrases_at_once: int = 4
    hints_per_second: float = 1.0
    hints_at_once: int = 20
    tables_per_second: float = 0.2
    tables_at_once: int = 30
    """New tables of one person, rematches included."""
    network_tables_per_second: float = 1.0
    network_tables_at_once: int = 90
    """New tables of all people at one address."""
    open_tables: int = 20
    """Tables that one person has open at the same time, finished ones not counted."""
    network_open_tables: int = 100
    """The same for all people at one address."""
    first_gathering: int = 8
    """What one person changes at tables that have not begun, whatever others do; one more every
    hour."""
    network_gathering_per_second: float = 10.0
    network_gathering_at_once: int = 600
    """What all people at one address change there beyond that."""
    renames_per_second: float = 0.1
    renames_at_once: int = 5
    sockets_per_person: int = 24
    """Sockets of one person at one table."""
    network_sockets: int = 500
    """Sockets of all people at one address."""
    connections: int = 12_000
    """Connections of everybody, as far as the limit of open files allows it."""
    network_connections: int = 500
    """Connections of one address."""
    request_timeout: float = 20.0
    """Seconds in which a request must have arrived, once a connection or a request has begun."""
    answer_timeout: float = 60.0
    """Seconds for which a client may leave its answers unread."""
    silence: float = 15.0
    """Seconds without a word after which a client that answers pings is taken for gone."""
    guests_per_second: float = 2.0
    """New identities and uploaded records, by address."""
    guests_at_once: int = 120
    guesses_per_second: float = 0.5
    """Codes of tables that do not exist, by address."""
    guesses_at_once: int = 60
    waiting_replays: int = 4
    """Replays and answers of puzzles that one address may have waiting to be made."""
    replay_patience: float = 30.0
    """Seconds after which one that is not made is given up."""
    puzzles_per_second: float = 10.0
    """Requests for puzzles, by address."""
    puzzles_at_once: int = 200
    thoughts: int = 2
    """Bots that think at the same time."""
    reviews_per_day: int = 40
    """New reviews that one person may ask for."""
    network_reviews: int = 40
    """Reviews that one address may have waiting."""
    network_uploads: int = 100
    """Records brought in a day from one address, for their deals alone."""
    cursors_per_second: float = 4.0
    """Moments of a review that one person may show to others."""
    cursors_at_once: int = 40
    what_ifs_per_second: float = 1.0
    what_ifs_at_once: int = 20
    network_what_ifs: int = 4
    """Positions that one address may have waiting to be valued."""
    coached_per_second: float = 0.1
    coached_at_once: int = 20
    """Rounds that one person has the coach look at."""
    network_coached: int = 100
    """Rounds of one address that the coach may have waiting."""
    exports_per_second: float = 1 / 60
    """Files of a history that one person may ask for."""
    exports_at_once: int = 6
    network_daily_players: int = 100
    """People at one address who may play the deals of a day."""
    reserved_tables: int = 3
    """What people who have played here for a while may have beyond the limits of their address: new
    tables, one more every minute."""
    reserved_open_tables: int = 2
    reserved_gathering: int = 20
    reserved_gathering_per_second: float = 0.25
    """Changes at tables that have not begun."""
    reserved_sockets: int = 6
    reserved_guesses: int = 5
    """One more every minute."""
    reserved_arrivals: int = 5
    """Uploads and new team matches; one more every minute."""
    reserved_jobs: int = 2
    """Replays, puzzles and positions that wait to be computed."""
    reserved_reviews: int = 2
    """Reviews that wait."""
    reserved_puzzles: int = 20
    """Requests for puzzles; one more a second."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    database_url: str = ""
    redis_url: str = ""
    data_dir: Path = field(default_factory=data_dir)
    public_url: str = "http://127.0.0.1:7007"
    """The address by which people reach this server."""
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    lease: float = 25.0
    """Seconds for which a connection counts as alive unless its worker renews its lease."""
    sweep: float = 2.0
    """Seconds between two sweeps of the store for what is overdue."""
    store_timeout: float | None = 4.0
    """Seconds after which PostgreSQL counts as unavailable; None waits, for maintenance."""
    review_budget: ReviewBudget = field(default_factory=ReviewBudget)
    """The effort of a review."""
    daily_nodes: int = NODES
    """The playouts of one decision of the bots in the daily deals."""
    page_dir: Path | None = None
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies whose `X-Forwarded-For` is believed."""
    metrics_from: tuple[str, ...] = ()
    """Addresses and networks that may read the metrics, beside this machine's own."""
    hosts: frozenset[str] = frozenset()
    """The names by which this server may be asked, beside loopback; empty for any."""
    backup_every: float | None = None
    """Seconds between two backups that the server makes by itself; None for no such backups."""
    backups_kept: int = 10

    @staticmethod
    def from_environment(public_url: str = "") -> "Settings":
        """The settings from the environment."""
        factor = _number("YOKAI_PACE", 1.0)
        pace = Pace()
        page = os.environ.get("YOKAI_PAGE_DIR")
        return Settings(
            limits=_limits(),
            database_url=os.environ.get("YOKAI_DATABASE_URL", ""),
            redis_url=os.environ.get("YOKAI_REDIS_URL", ""),
            public_url=public_url or os.environ.get("YOKAI_PUBLIC_URL", "http://127.0.0.1:7007"),
            pace=Pace(pace.passing * factor, pace.leading * factor, pace.following * factor),
            review_budget=ReviewBudget().scaled(_number("YOKAI_REVIEW_EFFORT", 1.0)),
            daily_nodes=max(1, int(NODES * _number("YOKAI_DAILY_EFFORT", 1.0))),
            page_dir=Path(page) if page else None,
            trusted_proxies=_networks("YOKAI_TRUSTED_PROXIES", LOOPBACK),
            metrics_from=_networks("YOKAI_METRICS_FROM", ()),
            backup_every=_duration("YOKAI_BACKUP_EVERY"),
            backups_kept=max(1, int(_number("YOKAI_BACKUPS_KEPT", 10))),
            hosts=frozenset(name.lower() for name in _listed(os.environ.get("YOKAI_HOSTS", ""))),
        )

    def is_known_host(self, host: str) -> bool:
        """Whether a request may name this host, with or without a port."""
        if not self.hosts:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # such as "["
            return False
        if name in self.hosts or name == "localhost" or name.endswith(".localhost"):
            return True
        return is_loopback(name)

    def may_read_metrics(self, address: str) -> bool:
        """Whether somebody at this address may read the metrics."""
        if is_loopback(address):
            return True
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in ip_network(network) for network in self.metrics_from)

    @property
    def url(self) -> str:
        """The database URL in SQLAlchemy's form."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.database_file}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database_url.startswith(scheme):
                return "postgresql+asyncpg://" + self.database_url.removeprefix(scheme)
        return self.database_url

    @property
    def database_file(self) -> Path:
        """The SQLite database, used unless another database is named."""
        return self.data_dir / "yokai.sqlite3"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a local file."""
        return self.url.startswith("sqlite")


def _limits() -> Limits:
    usual = Limits()
    limits = replace(
        usual,
        connections=int(_number("YOKAI_CONNECTIONS", usual.connections)),
        network_connections=int(
            _number("YOKAI_CONNECTIONS_PER_ADDRESS", usual.network_connections)
        ),
        silence=_number("YOKAI_SILENCE", usual.silence),
        network_daily_players=int(
            _number("YOKAI_DAILY_PLAYERS_PER_ADDRESS", usual.network_daily_players)
        ),
    )
    if not os.environ.get("YOKAI_UNLIMITED"):
        return limits
    most = 10**9  # for measurements, where one address is everybody
    return replace(
        limits,
        commands_at_once=most,
        first_gathering=most,
        tables_at_once=most,
        network_tables_at_once=most,
        open_tables=most,
        network_open_tables=most,
        network_sockets=most,
        guests_at_once=most,
        guesses_at_once=most,
        exports_at_once=most,
        network_daily_players=most,
        puzzles_at_once=most,
    )


def _number(name: str, usual: float) -> float:
    """A number from the environment."""
    text = os.environ.get(name)
    try:
        number = float(text) if text else usual
    except ValueError:
        raise bad_setting(name, text) from None
    if not 0 <= number < inf:
        raise bad_setting(name, text)
    return number


UNITS = {"m": 60.0, "h": 3600.0, "d": 86400.0}


def duration(name: str, text: str) -> float:
    """Seconds, from a number of minutes, hours or days such as 30m, 6h or 1d."""
    number, unit = text[:-1], UNITS.get(text[-1:])
    if unit is None or not number.isascii() or not number.isdigit() or not int(number):
        raise bad_setting(name, text)
    return int(number) * unit


def _duration(name: str) -> float | None:
    text = os.environ.get(name)
    return duration(name, text) if text else None


def _networks(name: str, usual: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks from the environment, with commas between."""
    text = os.environ.get(name)
    if text is None:
        return usual
    networks = _listed(text)
    try:
        for network in networks:
            ip_network(network)
    except ValueError:
        raise bad_setting(name, text) from None
    return networks


def _listed(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def is_loopback(address: str) -> bool:
    """Whether this is an address of this machine alone."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return found.is_loopback or (mapped is not None and mapped.is_loopback)


def bad_setting(name: str, text: str | None) -> InvalidValue:
    """A variable of the environment has a value that cannot be used."""
    return InvalidValue("bad-setting", f"{name} cannot be {text!r}.", name=name, text=text)
