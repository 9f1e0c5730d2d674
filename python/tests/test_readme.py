"""The examples of the README run as they stand."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

README = pathlib.Path(__file__).parent.parent / "README.md"
DATA_LINES = re.findall(r"^python -c '(.*)'$", README.read_text(encoding="utf-8"), re.MULTILINE)
PROGRAM = os.environ.get("ESCAPADE_PROGRAM", str(README.parent.parent / "target" / "debug" / "escapade"))
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_five_examples() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize("number", range(5))
def test_an_example_runs(number: int, tmp_path: pathlib.Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    subprocess.run([sys.executable, str(script)], check=True, timeout=120)


@pytest.mark.parametrize("line", DATA_LINES)
def test_data_sets_are_read_in_one_line(line: str, tmp_path: pathlib.Path) -> None:
    command = [PROGRAM, "lab", "dataset", "wcp", "--bots", "greedy,random", "-n", "2", "--output", "wcp.jsonl"]
    subprocess.run(command, check=True, cwd=tmp_path)
    decisions = (tmp_path / "wcp.jsonl").read_text(encoding="utf-8").count("\n")
    shown = subprocess.run([sys.executable, "-c", line], check=True, cwd=tmp_path, capture_output=True, text=True)
    assert str(decisions) in shown.stdout.replace("_", ""), shown.stdout


def test_the_guide_to_the_lab_shows_the_same_lines() -> None:
    guide = (README.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
    assert all(line in guide for line in DATA_LINES) and len(DATA_LINES) == 2
