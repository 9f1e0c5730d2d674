#!/usr/bin/env python3
"""Checks a record of Escapade without any of Escapade's code.

It needs the standard library only. It checks that the header and the actions are as they were written and that none
is missing (the hash chain and its end), that the seed and the salts are those that were promised, and that every roll
of the dice, every draw and every shuffle follows from the seed and the salts of the seats, also after takebacks. It
checks the signature, too. What it does not know are the rules of the games: that each action was allowed, and that the
result is right, is what `escapade verify` checks.

    python3 scripts/verify.py FILE [PUBLIC KEY OF THE SERVER]
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


class Ed25519:
    """Signatures by Ed25519, RFC 8032. A point is (x, y) on -x² + y² = 1 + D·x²·y² over the field of P elements."""

    P = 2**255 - 19
    ORDER = 2**252 + 27742317777372353535851937790883648493
    D = -121665 * pow(121666, -1, P) % P
    ZERO = (0, 1)

    @classmethod
    def add(cls, one, other):
        (x1, y1), (x2, y2) = one, other
        product = cls.D * x1 * x2 * y1 * y2 % cls.P
        x = (x1 * y2 + x2 * y1) * pow(1 + product, -1, cls.P)
        y = (y1 * y2 + x1 * x2) * pow(1 - product, -1, cls.P)
        return x % cls.P, y % cls.P

    @classmethod
    def times(cls, factor, point):
        total = cls.ZERO
        while factor:
            if factor & 1:
                total = cls.add(total, point)
            point, factor = cls.add(point, point), factor >> 1
        return total

    @classmethod
    def point(cls, encoded):
        """The point of 32 bytes: y, and in the highest bit whether x is odd. A ValueError if there is none."""
        number = int.from_bytes(encoded, "little")
        y, is_odd = number & (2**255 - 1), number >> 255
        if len(encoded) != 32 or y >= cls.P:
            raise ValueError("this is no point")
        square = (y * y - 1) * pow(cls.D * y * y + 1, -1, cls.P) % cls.P
        x = pow(square, (cls.P + 3) // 8, cls.P)
        if x * x % cls.P != square:
            x = x * pow(2, (cls.P - 1) // 4, cls.P) % cls.P
        if x * x % cls.P != square or (x == 0 and is_odd):
            raise ValueError("this is no point")
        return (cls.P - x if x % 2 != is_odd else x), y

    @classmethod
    def verify(cls, key, signature, message):
        """Whether a signature is of this message, by this key. Points of small order are refused, as by strict checkers."""
        base = cls.point((4 * pow(5, -1, cls.P) % cls.P).to_bytes(32, "little"))
        owner, first, second = cls.point(key), cls.point(signature[:32]), int.from_bytes(signature[32:], "little")
        if len(signature) != 64 or second >= cls.ORDER or cls.ZERO in (cls.times(8, owner), cls.times(8, first)):
            return False
        digest = hashlib.sha512(signature[:32] + key + message).digest()
        challenge = int.from_bytes(digest, "little") % cls.ORDER
        return cls.times(second, base) == cls.add(first, cls.times(challenge, owner))


class Fault(Exception):
    """What is wrong with a record, and in which line."""

    def __init__(self, line, problem):
        super().__init__(f"line {line}: {problem}")


def read(text):
    """The header as a dictionary and the actions as a list, all with their lines."""
    header = {"options": {}, "seats": [], "promises": {}}
    moves = []
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] not in ("escapade record 1", "escapade record 2"):
        raise Fault(1, "expected `escapade record 2`")
    header["format"] = lines[0][1].rpartition(" ")[2]
    for number, line in lines[1:]:
        if "end" in header and not line.startswith("signed:"):
            raise Fault(number, "the record has ended before this line")
        if line[0].isdigit():
            moves.append((number, *read_move(number, line, len(moves) + 1)))
            continue
        key, _, value = line.partition(":")
        value = value.strip()
        if key.startswith("option "):
            header["options"][key.split(" ", 1)[1]] = value
        elif key.startswith("seat "):
            salt, _, name = value.partition(" ")
            header["seats"].append((salt, name.strip()))
        elif key.startswith("promise "):
            header["promises"][key.split(" ", 1)[1]] = (number, value)
        else:
            header[key] = (number, value)
    return header, moves


def read_move(number, line, expected):
    try:
        counted, seat, rest = line.split(" ", 2)
        if int(counted) != expected:
            raise Fault(number, f"expected line {expected}, not {counted}")
        rest, _, check = rest.rpartition("{")
        action, _, dice = rest.strip().partition("[")
        rolls = [tuple(map(int, roll.split("/"))) for roll in dice.rstrip("]").split()]
        return seat, action.strip(), rolls, check.rstrip("}")
    except ValueError:
        raise Fault(number, "expected an action: its number, the seat, the notation, [dice] and {check}") from None


def check_content(header):
    """Checks that the content in the record is the one that its hash stands for."""
    if "content-text" not in header:
        return
    line, text = header["content-text"]
    if sha256_of([b"escapade content", text.encode()]).hex() != header.get("content", (0, ""))[1]:
        raise Fault(line, "the content was changed")


def check_chain(header, moves):
    """Checks every link, and gives the last one."""
    parts = [header["format"], header["game"][1], header["rules"][1], header.get("content", (0, ""))[1],
             header["commitment"][1]]
    parts += [f"{key}={value}" for key, value in sorted(header["options"].items())]
    parts += [f"{salt} {name}" for salt, name in header["seats"]]
    parts += [f"promise {seat} {promise}" for seat, (_, promise) in sorted(header["promises"].items())]
    chain = sha256_of([b"escapade record"] + [part.encode() for part in parts])
    line, check = header["header"]
    if chain.hex()[:8] != check:
        raise Fault(line, "the header was changed")
    for line, seat, action, _, check in moves:
        chain = sha256_of([chain, seat.encode(), action.encode()])
        if chain.hex()[:8] != check:
            raise Fault(line, "the action was changed, or stands in the wrong place")
    return chain


def check_end(header, moves, chain):
    """Checks that nothing was cut off, and gives the hash of the whole record."""
    if header["format"] == "1":
        return None
    last = moves[-1][0] if moves else header["header"][0]
    if "end" not in header:
        raise Fault(last, "the match is not over, or the record was cut: its last line, `end:`, is missing")
    line, (count, _, digest) = header["end"][0], header["end"][1].partition(" ")
    if int(count) != len(moves):
        raise Fault(line, f"the record was cut: it has {len(moves)} of {count} lines")
    if ("result" in header) == ("aborted" in header):
        raise Fault(line, "a match that is over has either a result or a reason why it was aborted")
    ended = "result" if "result" in header else "aborted"
    parts = [b"escapade end", chain, count.encode(), header["seed"][1].encode(), f"{ended} {header[ended][1]}".encode()]
    whole = sha256_of(parts)
    if whole.hex() != digest:
        raise Fault(line, "the seed, the result or the reason of the end was changed")
    return whole


def check_signature(header, whole, wanted):
    """Checks the signature, and says in words what is known of it."""
    if "signed" not in header:
        if wanted:
            raise Fault(1, "the record is not signed")
        return "it is not signed"
    line, (key, _, signature) = header["signed"][0], header["signed"][1].partition(" ")
    if whole is None:
        raise Fault(line, "there is no end that the signature could be of")
    if wanted and key != wanted:
        raise Fault(line, f"the record is signed by another key, {key}")
    try:
        is_right = Ed25519.verify(bytes.fromhex(key), bytes.fromhex(signature), whole)
    except ValueError:
        is_right = False
    if not is_right:
        raise Fault(line, "the signature is not of this record")
    return f"it is signed by {key}"


def check_salts(header):
    """Checks that each salt is the promised one, and gives the seats that did not show theirs."""
    unrevealed = []
    for seat, (line, promise) in sorted(header["promises"].items()):
        salt = header["seats"]["abcdef".index(seat)][0]
        if sha256_of([b"escapade salt", bytes.fromhex(salt)]).hex() == promise:
            continue
        if salt != promise[:32]:
            raise Fault(line, f"the salt of seat {seat} is not the one that was promised")
        unrevealed.append(seat)
    return unrevealed


def dice_after(takebacks, seed, salts):
    """The dice after so many takebacks that undid a roll."""
    return Dice(sha256_of([b"escapade dice", seed, *salts] + [f"takeback {takebacks}".encode()] * (takebacks > 0)))


def check_rolls(dice, line, rolls):
    for value, sides in rolls:
        if not 0 <= value < sides or dice.below(sides) != value:
            raise Fault(line, f"the roll {value}/{sides} does not follow from the seed")
    return len(rolls)


def check_dice(header, moves):
    if "seed" not in header:
        raise Fault(header["commitment"][0], "the match is not over: the record shows no seed")
    line, seed = header["seed"][0], bytes.fromhex(header["seed"][1])
    if sha256_of([b"escapade seed", seed]).hex() != header["commitment"][1]:
        raise Fault(line, "the seed is not the one that was promised")
    salts = [bytes.fromhex(salt) for salt, _ in header["seats"]]
    takebacks, dice = 0, dice_after(0, seed, salts)
    line, deal = header.get("deal", (0, ""))
    count = check_rolls(dice, line, [tuple(map(int, roll.split("/"))) for roll in deal.split()])
    standing = []
    for line, seat, action, rolls, _ in moves:
        if seat != "-":
            count += check_rolls(dice, line, rolls)
            standing.append(rolls)
            continue
        word, _, kept = action.partition(" ")
        if word != "takeback" or rolls or int(kept) > len(standing):
            raise Fault(line, "expected `takeback` and how many actions remained")
        if any(standing[int(kept):]):
            takebacks += 1
            dice = dice_after(takebacks, seed, salts)
        del standing[int(kept):]
    return count


def fail(problem):
    print(problem, file=sys.stderr)
    return 1


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    path, wanted = arguments[0], arguments[1] if len(arguments) > 1 else None
    try:
        with open(path, encoding="utf-8") as file:
            header, moves = read(file.read())
        check_content(header)
        chain = check_chain(header, moves)
        unrevealed = check_salts(header)
        rolls = check_dice(header, moves)
        signature = check_signature(header, check_end(header, moves, chain), wanted)
    except KeyError as missing:
        return fail(f"{path}: the header has no line {missing}")
    except IndexError:
        return fail(f"{path}: there is a promise of a seat that is not there")
    except (Fault, OSError, ValueError) as fault:
        return fail(f"{path}: {fault}")
    actions = sum(seat != "-" for _, seat, *_ in moves)
    print(f"{path}: {actions} actions and {rolls} rolls follow from what was promised; {signature}")
    if actions < len(moves):
        print(f"{path}: {len(moves) - actions} takebacks by consent")
    if unrevealed:
        print(f"{path}: seats {''.join(unrevealed)} did not show the salt that they had promised")
    if header["format"] == "1":
        print(f"{path}: an old record: whether actions were cut off at its end, only `escapade verify` can tell")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
