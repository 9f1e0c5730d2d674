#!/usr/bin/env python3
"""Checks a record of Escapade without any of Escapade's code.

It needs the standard library only. It checks that the header and the actions are as they were written (the hash
chain), that the seed is the one that was promised (the commitment), and that every roll of the dice, every draw
and every shuffle follows from the seed and the salts of the seats. What it does not know are the rules of the
games: that each action was allowed, and that the result is right, is what `escapade verify` checks.

    python3 scripts/verify.py FILE
"""

import hashlib
import struct
import sys


def sha256_of(parts):
    """SHA-256 over parts, each preceded by its length in 32 bits, little-endian."""
    hasher = hashlib.sha256()
    for part in parts:
        hasher.update(struct.pack("<I", len(part)))
        hasher.update(part)
    return hasher.digest()


class ChaCha8:
    """The ChaCha stream cipher with 8 rounds, a 64-bit counter from 0 and nonce 0, as a stream of 32-bit words."""

    CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)

    def __init__(self, key):
        self.key = struct.unpack("<8I", key)
        self.counter = 0
        self.words = []

    def next_word(self):
        if not self.words:
            self.words = self.block()
        return self.words.pop(0)

    def block(self):
        counter = (self.counter & 0xFFFFFFFF, self.counter >> 32)
        start = [*self.CONSTANTS, *self.key, *counter, 0, 0]
        self.counter += 1
        state = list(start)
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter_round(state, a, b, c, d)
        return [(word + first) & 0xFFFFFFFF for word, first in zip(state, start)]


def quarter_round(state, a, b, c, d):
    for target, added, rotated, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[target] = (state[target] + state[added]) & 0xFFFFFFFF
        mixed = state[rotated] ^ state[target]
        state[rotated] = ((mixed << bits) | (mixed >> (32 - bits))) & 0xFFFFFFFF


class Dice:
    """Numbers below a limit without bias, by Lemire's method."""

    def __init__(self, key):
        self.stream = ChaCha8(key)

    def below(self, sides):
        uneven = (1 << 32) % sides
        while True:
            product = self.stream.next_word() * sides
            if product & 0xFFFFFFFF >= uneven:
                return product >> 32

    def shuffle(self, things):
        for last in range(len(things) - 1, 0, -1):
            chosen = self.below(last + 1)
            things[last], things[chosen] = things[chosen], things[last]


class Fault(Exception):
    """What is wrong with a record, and in which line."""

    def __init__(self, line, problem):
        super().__init__(f"line {line}: {problem}")


def read(text):
    """The header as a dictionary and the actions as a list, all with their lines."""
    header = {"options": {}, "seats": []}
    moves = []
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != "escapade record 1":
        raise Fault(1, "expected `escapade record 1`")
    for number, line in lines[1:]:
        if line[0].isdigit():
            moves.append((number, *read_move(number, line)))
            continue
        key, _, value = line.partition(":")
        value = value.strip()
        if key.startswith("option "):
            header["options"][key.split(" ", 1)[1]] = value
        elif key.startswith("seat "):
            salt, _, name = value.partition(" ")
            header["seats"].append((salt, name.strip()))
        else:
            header[key] = (number, value)
    return header, moves


def read_move(number, line):
    try:
        _, seat, rest = line.split(" ", 2)
        rest, _, check = rest.rpartition("{")
        action, _, dice = rest.strip().partition("[")
        rolls = [tuple(map(int, roll.split("/"))) for roll in dice.rstrip("]").split()]
        return seat, action.strip(), rolls, check.rstrip("}")
    except ValueError:
        raise Fault(number, "expected an action: its number, the seat, the notation, [dice] and {check}") from None


def check_chain(header, moves):
    parts = ["1", header["game"][1], header["rules"][1], header.get("content", (0, ""))[1], header["commitment"][1]]
    parts += [f"{key}={value}" for key, value in sorted(header["options"].items())]
    parts += [f"{salt} {name}" for salt, name in header["seats"]]
    chain = sha256_of([b"escapade record"] + [part.encode() for part in parts])
    line, check = header["header"]
    if chain.hex()[:8] != check:
        raise Fault(line, "the header was changed")
    for line, seat, action, _, check in moves:
        chain = sha256_of([chain, seat.encode(), action.encode()])
        if chain.hex()[:8] != check:
            raise Fault(line, "the action was changed, or stands in the wrong place")


def check_dice(header, moves):
    if "seed" not in header:
        raise Fault(header["commitment"][0], "the match is not over: the record shows no seed")
    line, seed = header["seed"][0], bytes.fromhex(header["seed"][1])
    if sha256_of([b"escapade seed", seed]).hex() != header["commitment"][1]:
        raise Fault(line, "the seed is not the one that was promised")
    salts = [bytes.fromhex(salt) for salt, _ in header["seats"]]
    dice = Dice(sha256_of([b"escapade dice", seed, *salts]))
    line, deal = header.get("deal", (0, ""))
    rolled = [(line, tuple(map(int, roll.split("/")))) for roll in deal.split()]
    rolled += [(line, roll) for line, _, _, rolls, _ in moves for roll in rolls]
    for line, (value, sides) in rolled:
        if dice.below(sides) != value:
            raise Fault(line, f"the roll {value}/{sides} does not follow from the seed")
    return len(rolled)


def fail(problem):
    print(problem, file=sys.stderr)
    return 1


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            header, moves = read(file.read())
        check_chain(header, moves)
        rolls = check_dice(header, moves)
    except KeyError as missing:
        return fail(f"{arguments[0]}: the header has no line {missing}")
    except (Fault, OSError, ValueError) as fault:
        return fail(f"{arguments[0]}: {fault}")
    print(f"{arguments[0]}: {len(moves)} actions and {rolls} rolls follow from what was promised")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
