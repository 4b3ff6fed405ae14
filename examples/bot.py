"""A bot that sits down at a table of any server and plays, in about 40 lines.

    python examples/bot.py http://127.0.0.1:7007 CODE

It plays its lowest legal card: replace `choose` with something better. See docs/protocol.md.
"""

import asyncio
import json
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def token(server: str, name: str) -> str:
    body = json.dumps({"name": name}).encode()
    request = Request(f"{server}/api/bots", body, {"content-type": "application/json"})
    return str(json.load(urlopen(request))["token"])


def choose(phase: str, own: dict[str, Any]) -> dict[str, Any]:
    if phase == "pass":
        return {"type": "pass", "cards": own["hand"][: len(own["pass_to"])]}
    return {"type": "play", "card": own["legal"][0]}


async def play(server: str, code: str, name: str = "Lowest card") -> dict[str, Any]:
    ids, address = count(1), server.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    headers = {"authorization": f"Bearer {token(server, name)}"}
    async with connect(address, additional_headers=headers) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("snapshot", "update"):
                continue
            state, viewer = message["state"], message["viewer"]
            seat, match = viewer["seat"], state["match"]
            command: dict[str, Any] = {}
            if state["status"] in ("finished", "abandoned"):
                break
            if seat is None:
                free = next(s["seat"] for s in state["seats"] if s["kind"] == "free")
                command = {"type": "sit", "seat": free}
            elif match and match["round"] is None and not state["seats"][seat]["ready"]:
                command = {"type": "ready", "after": match["after"]}
            elif match and match["round"] and seat in match["round"]["to_act"]:
                command = choose(match["round"]["phase"], viewer["cards"])
                command["after"] = match["after"]
            if command:
                await socket.send(json.dumps(command | {"id": f"{message['seq']}-{next(ids)}"}))
    return dict(state)


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:]))["match"]["scores"])
