#!/usr/bin/env bash
# Makes the fonts that the project ships from Debian's package fonts-morisawa-bizud-gothic (SIL Open Font License 1.1).
# Needs fonttools and brotli from Python's package index. Run it when a text needs characters that the fonts lack.
set -euo pipefail
cd "$(dirname "$0")/.."
from=/usr/share/fonts/truetype/bizud-gothic
characters="U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-203A,U+20AC,U+2190-2199,U+2212,U+2215,U+221E,U+2260-2265,U+25A0-25CF,U+2605-2606,U+2660-2667,U+2713,U+2717"
fonts=crates/draw/fonts
python3 scripts/characters.py > $fonts/characters.txt
python3 scripts/characters.py ja > $fonts/characters-ja.txt
subset() { # source, characters, target
    pyftsubset "$1" "$2" --layout-features='kern' --no-hinting --output-file="$3" "${@:4}"
}
for weight in Regular Bold; do
    subset "$from/BIZUDPGothic-$weight.ttf" --unicodes="$characters" "$fonts/BIZUDPGothic-$weight.ttf"
    # The page gets what its texts need; other letters of names come from the reader's own fonts.
    subset "$fonts/BIZUDPGothic-$weight.ttf" --text-file=$fonts/characters.txt "$fonts/BIZUDPGothic-$weight.woff2" --flavor=woff2 \
        --drop-tables+=vhea,vmtx,GSUB,gasp --name-IDs=0,13
    # Japanese has fonts of its own, which only its readers load.
    ja="BIZUDPGothic-$weight-ja"
    subset "$from/BIZUDPGothic-$weight.ttf" --text-file=$fonts/characters-ja.txt "$fonts/$ja.ttf"
    subset "$fonts/$ja.ttf" --text-file=$fonts/characters-ja.txt "$fonts/$ja.woff2" --flavor=woff2
done
# The table of widths is a committed file; a test of `draw` writes it.
ESCAPADE_BLESS=1 cargo test -q -p draw widths
ls -l crates/draw/fonts crates/draw/src/widths.rs
