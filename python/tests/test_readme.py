"""The examples of the README run as they stand."""

import pathlib
import re
import subprocess
import sys

import pytest

README = pathlib.Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_five_examples() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize("number", range(5))
def test_an_example_runs(number: int, tmp_path: pathlib.Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    subprocess.run([sys.executable, str(script)], check=True, timeout=120)
