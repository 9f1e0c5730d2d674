#!/usr/bin/env python3
"""Prints the characters that the page's fonts must have: those of all texts and contents, and letters for names."""

import pathlib

root = pathlib.Path(__file__).resolve().parent.parent
# ASCII, the letters of western Europe and of Polish, and signs that programs put together.
characters = {chr(code) for code in [*range(0x20, 0x7F), 0xA0, *range(0xC0, 0x100)]}
characters |= set("ĄĆĘŁŃÓŚŹŻąćęłńóśźż±×·…–—−→←↑↓↖↗↘↙★●▲■▼♣✓✗∞≤≥„”“’«»€")
for pattern in ("crates/*/texts/**/*.ftl", "crates/*/texts/**/*.md", "crates/*/content/*.toml"):
    for path in root.glob(pattern):
        characters |= set(path.read_text(encoding="utf-8"))
print("".join(sorted(character for character in characters if character.isprintable())))
