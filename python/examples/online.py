"""A bot at an online table: joins by the table's link, says that it is ready, and plays to the end.

    pip install "websockets>=13"
    python online.py http://127.0.0.1:8080/t/k3v9q2x7mwpa#KEY [NAME]

It knows nothing of any game: it takes any choice of the menu that the server sends. Put your own choice into `choose`.
docs/protocol.md describes every message.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import websockets


def choose(view: object, menu: list[str]) -> str:
    """Your bot: what it sees, and what it may do."""
    return random.choice(menu)


def cookie(site: str) -> str:
    """A guest of this server."""
    with urllib.request.urlopen(f"{site}/api/me") as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


class Player:
    """One seat at one table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket, self.seat = socket, ""
        self.asked: list[object] = []

    async def ask(self, request: object) -> None:
        self.asked.append(request)
        await self.send(len(self.asked))

    async def send(self, number: int) -> None:
        await self.socket.send(json.dumps({"id": number, "request": self.asked[number - 1]}))

    async def play(self, table: str, key: str | None, name: str) -> None:
        hello = {"version": 2, "table": table, "seen": {"updates": [], "chat": 0}}
        await self.ask({"hello": hello | ({"key": key} if key else {})})
        await self.ask({"sit": {"seat": None, "name": name, "salt": secrets.token_hex(16), "bot": True}})
        async for text in self.socket:
            message = json.loads(text)
            if "over" in message:
                print("over:", json.dumps(message["over"]))
                return
            if "reply" in message:
                await self.hear_reply(message["reply"])
            elif message.get("update", {}).get("viewer") == {"seat": self.seat}:
                await self.answer(message["update"])

    async def hear_reply(self, reply: dict[str, Any]) -> None:
        if "ok" in reply:
            if reply["ok"]["seats"] and not self.seat:
                self.seat = reply["ok"]["seats"][0]
                await self.ask({"ready": {"seat": self.seat, "ready": True}})
            return
        error = reply["error"]
        if error["fault"]["code"] == "too-fast":  # The same request again, when the server says.
            await asyncio.sleep(error["fault"]["retry_after_ms"] / 1000)
            await self.send(error["id"])
        elif error["fault"]["code"] != "stale":  # After `stale` a newer update is on its way.
            sys.exit(f"the table says: {json.dumps(error)}")

    async def answer(self, update: dict[str, Any]) -> None:
        if menu := update["menu"]:
            action = choose(update["view"], menu)
            await self.ask({"play": {"seat": self.seat, "question": update["question"], "action": action}})


async def main(link: str, name: str) -> None:
    parts = urlsplit(link)
    site = f"{parts.scheme}://{parts.netloc}"
    address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws"
    async with websockets.connect(address, additional_headers={"Cookie": cookie(site)}) as socket:
        await Player(socket).play(parts.path.rsplit("/", 1)[-1], parts.fragment or None, name)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "bot"))
