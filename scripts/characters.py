#!/usr/bin/env python3
"""Prints the characters that the page's fonts must have: `characters.py` those of most languages, `characters.py ja`
those that only Japanese has."""

import pathlib
import sys

# From here on, characters belong to scripts without spaces.
WIDE = 0x2E80

root = pathlib.Path(__file__).resolve().parent.parent
found = set()
for pattern in ("crates/*/texts/**/*.ftl", "crates/*/texts/**/*.md", "crates/*/content/*.toml"):
    for path in root.glob(pattern):
        # The command's own texts are shown by terminals, which have fonts of their own.
        if "crates/escapade/" not in path.as_posix():
            found |= set(path.read_text(encoding="utf-8"))
if sys.argv[1:] == ["ja"]:
    # All kana, punctuation and full-width letters, for names; kanji as far as the texts need them.
    found = {c for c in found if ord(c) >= WIDE}
    found |= {chr(code) for code in [*range(0x3000, 0x3019), *range(0x3041, 0x30FF), *range(0xFF01, 0xFF5F)]}
else:
    found = {c for c in found if ord(c) < WIDE}
    # ASCII, the letters of our languages for names, and signs that programs put together.
    found |= {chr(code) for code in [*range(0x20, 0x7F), 0xA0]}
    found |= set("ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŸßàáâäæçèéêëìíîïñòóôöùúûüÿ")
    found |= set("ĄĆĘŁŃÓŚŹŻąćęłńóśźżŒœ±×·…–—−→←↑↓↖↗↘↙★●▲■▼♣✓✗∞≤≥„”“’«»€")
# Spaces that do not break, and wide ones, count as letters here.
print("".join(sorted(c for c in found if c.isprintable() or c in "\u00A0\u3000")))
