"""What a host is shown, put together from the store and from what all workers report."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

import msgspec

from yokai_septet.protocol import admin as p
from yokai_septet.protocol.summary import TableSummary
from yokai_septet.server.admin.networks import shown
from yokai_septet.server.admin.report import Report
from yokai_septet.server.callers.identity import is_program
from yokai_septet.server.store import Store
from yokai_septet.server.store.admin import AttendedTable, StoredAct, StoredBars
from yokai_septet.table import Visibility
from yokai_septet.table.names import cleaned_name

TABLES, ACTS, NETWORKS = 200, 50, 50
"""How many of each are listed."""


async def admin_state(
    store: Store, reports: Mapping[str, Report], at: float, expires_at: float
) -> p.AdminState:
    """Everything that a host is shown at this time."""
    attended = await store.admin.attended_tables(at, TABLES)
    summaries = [msgspec.json.decode(table.summary, type=TableSummary) for table in attended]
    bars, acts = await store.admin.bars(at), await store.admin.last_acts(ACTS)
    people = {person.person for report in reports.values() for person in report.people}
    people |= {person for summary in summaries for person in summary.people}
    people |= {*bars.visits, *bars.names}
    people |= {act.person for act in acts if act.person is not None}
    names = {person: cleaned_name(name) for person, name in (await store.names(people)).items()}
    return p.AdminState(
        server_now=at,
        expires_at=expires_at,
        workers=[_load(worker, report) for worker, report in sorted(reports.items())],
        networks=_networks(reports),
        people=_people(reports, names),
        people_left_out=sum(report.people_left_out for report in reports.values()),
        tables=[
            _table(table, summary, names)
            for table, summary in zip(attended, summaries, strict=True)
        ],
        bars=_bars(bars, names),
        acts=[_act(act, names) for act in acts],
    )


def _load(worker: str, report: Report) -> p.WorkerLoad:
    return p.WorkerLoad(
        worker=worker,
        url=report.url,
        sockets=report.sockets,
        tables=report.tables,
        bots_waiting=report.bots_waiting,
        entries_per_minute=report.entries_per_minute,
        cpu_percent=report.cpu_percent,
        load_average=report.load_average,
        processors=report.processors,
    )


def _networks(reports: Mapping[str, Report]) -> list[p.ConnectedNetwork]:
    sockets: Counter[str] = Counter()
    people: dict[str, set[str]] = {}
    for report in reports.values():
        sockets.update(report.networks)
        for person in report.people:
            people.setdefault(person.network, set()).add(person.person)
    return [
        p.ConnectedNetwork(
            network=shown(network), sockets=count, people=len(people.get(network, ()))
        )
        for network, count in sockets.most_common(NETWORKS)
    ]


def _people(reports: Mapping[str, Report], names: Mapping[str, str]) -> list[p.ConnectedPerson]:
    """The people of all workers, by name: the order stays the same while a host looks."""
    sockets: Counter[tuple[str, str]] = Counter()
    tables: dict[tuple[str, str], dict[str, None]] = {}
    for report in reports.values():
        for person in report.people:
            key = (person.person, person.network)
            sockets[key] += person.sockets
            tables.setdefault(key, {}).update(dict.fromkeys(person.tables))
    connected = [
        p.ConnectedPerson(
            person=person,
            name=names.get(person, ""),
            program=is_program(person),
            network=shown(network),
            sockets=count,
            tables=sorted(tables[person, network]),
        )
        for (person, network), count in sockets.items()
    ]
    return sorted(connected, key=lambda seen: (seen.name.casefold(), seen.person, seen.network))


def _table(attended: AttendedTable, summary: TableSummary, names: Mapping[str, str]) -> p.OpenTable:
    status: Literal["gathering", "playing"] = (
        "playing" if summary.status == "playing" else "gathering"
    )
    return p.OpenTable(
        code=summary.code,
        status=status,
        ruleset=summary.options.ruleset,
        public=summary.options.visibility is Visibility.PUBLIC,
        names=[names.get(seat.person, "") if seat.person else None for seat in summary.seats],
        connected=attended.people,
        created_at=summary.created_at,
    )


def _bars(bars: StoredBars, names: Mapping[str, str]) -> list[p.Bar]:
    """Those of people before those of networks; programs have theirs with their makers."""
    whats: tuple[tuple[Literal["visit", "name"], dict[str, float]], ...] = (
        ("visit", bars.visits),
        ("name", bars.names),
    )
    people = [
        p.Bar(what=what, person=person, name=names.get(person), network=None, until=until)
        for what, untils in whats
        for person, until in sorted(untils.items())
        if not is_program(person)
    ]
    networks = [
        p.Bar(what="network", person=None, name=None, network=network, until=until)
        for network, until in sorted(bars.networks.items())
    ]
    return [*people, *networks]


def _act(act: StoredAct, names: Mapping[str, str]) -> p.Act:
    kind: p.ActKind = msgspec.convert(act.kind, p.ActKind)
    return p.Act(
        at=act.at,
        kind=kind,
        name=None if act.person is None else act.name or names.get(act.person),
        code=act.code,
        network=act.network,
        until=act.until,
        refused=None if act.refused is None else msgspec.json.decode(act.refused)["code"],
    )
