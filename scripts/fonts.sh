#!/usr/bin/env bash
# Makes the fonts that the project ships from Debian's package fonts-morisawa-bizud-gothic (SIL Open Font License 1.1).
# Needs fonttools and brotli from Python's package index. Run it when a text needs characters that the fonts lack.
set -euo pipefail
cd "$(dirname "$0")/.."
from=/usr/share/fonts/truetype/bizud-gothic
characters="U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-203A,U+20AC,U+2190-2199,U+2212,U+2215,U+221E,U+2260-2265,U+25A0-25CF,U+2605-2606,U+2660-2667,U+2713,U+2717"
python3 scripts/page_characters.py > crates/draw/fonts/page-characters.txt
for weight in Regular Bold; do
    pyftsubset "$from/BIZUDPGothic-$weight.ttf" --unicodes="$characters" --layout-features='kern' --no-hinting \
        --output-file="crates/draw/fonts/BIZUDPGothic-$weight.ttf"
    # The page gets what its texts need; other letters of names come from the reader's own fonts.
    pyftsubset "crates/draw/fonts/BIZUDPGothic-$weight.ttf" --text-file=crates/draw/fonts/page-characters.txt \
        --layout-features='kern' --no-hinting --flavor=woff2 --output-file="crates/draw/fonts/BIZUDPGothic-$weight.woff2"
done
# The table of widths is a committed file; a test of `draw` writes it.
ESCAPADE_BLESS=1 cargo test -q -p draw widths
ls -l crates/draw/fonts crates/draw/src/widths.rs
