"""The example of an online bot plays a match to its end at a real server."""

import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator

import pytest

FOLDER = pathlib.Path(__file__).parent.parent
PROGRAM = pathlib.Path(os.environ.get("ESCAPADE_PROGRAM", FOLDER.parent / "target" / "debug" / "escapade"))


@pytest.fixture
def site(tmp_path: pathlib.Path) -> Iterator[str]:
    """The address of a server that runs for this test."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [PROGRAM, "serve", "--listen", address, "--data", tmp_path / "data"]
    # Few messages a second, so that the bots are told when to try again.
    with subprocess.Popen([*command, "--messages-per-second-max", "12", "--log-level", "error"]) as server:
        try:
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"http://{address}/healthz").close()
                    break
                except OSError:
                    assert server.poll() is None, "the server has ended"
                    time.sleep(0.1)
            yield f"http://{address}"
        finally:
            server.terminate()


def get(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        return bytes(answer.read())


def test_the_example_is_short() -> None:
    assert len((FOLDER / "examples" / "online.py").read_text(encoding="utf-8").splitlines()) < 100


def test_two_bots_play_a_match_to_its_end(site: str, tmp_path: pathlib.Path) -> None:
    body = json.dumps({"game": "wcp", "seats": 2, "open": True}).encode()
    with urllib.request.urlopen(f"{site}/api/me") as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(f"{site}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)["table"]
    link = f"{site}/t/{table}"
    command = [sys.executable, str(FOLDER / "examples" / "online.py"), link]
    bots = [subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in ("dan", "eve")]
    printed = [bot.communicate(timeout=240)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0], printed
    assert all(re.match(r'over: {"outcome": {', text) for text in printed), printed
    refused = re.search(rb'escapade_limits_total{limit="frames"} (\d+)', get(f"{site}/metrics"))
    assert refused is not None and int(refused[1]) > 0, "they were told when to try again"
    state = json.loads(get(f"{site}/api/tables/{table}"))
    assert state["phase"] == "over"
    assert [(seat["minder"], seat["bot"]) for seat in state["seats"]] == [("person", True)] * 2
    assert {seat["name"] for seat in state["seats"]} == {"dan", "eve"}
    record = tmp_path / "match.record"
    record.write_bytes(get(f"{site}/api/tables/{table}/record"))
    subprocess.run([PROGRAM, "verify", record], check=True)
