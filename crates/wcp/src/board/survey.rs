//! Where and how halls can be laid without cutting anything off: the rule of WCP-035 by the method of WCP-R16.

use engine::{Illegal, refuse};

use super::Board;
use super::hex::{Cell, Cells, Dir, Edges, Rotation};

/// A set of ways to lay a hall, each as the [`Edges`] that become passages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fits(u64);

impl Fits {
    /// No way at all.
    pub(crate) const NONE: Fits = Fits(0);

    /// Just this way.
    pub(crate) const fn only(edges: Edges) -> Fits {
        Fits(1 << edges.0)
    }

    /// Every way that opens at least one of these edges.
    const fn touching(edges: Edges) -> Fits {
        TOUCHING[edges.0 as usize]
    }

    /// The ways that are in either set.
    #[must_use]
    pub(crate) const fn or(self, other: Fits) -> Fits {
        Fits(self.0 | other.0)
    }

    /// The ways that are in both sets.
    #[must_use]
    pub(crate) const fn and(self, other: Fits) -> Fits {
        Fits(self.0 & other.0)
    }

    /// Whether the sets have a way in common.
    pub(crate) const fn meets(self, other: Fits) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether this way is in the set.
    pub(crate) const fn contains(self, edges: Edges) -> bool {
        self.meets(Fits::only(edges))
    }
}

const TOUCHING: [Fits; 64] = {
    let mut table = [Fits::NONE; 64];
    let mut touched = 0;
    while touched < 64 {
        let mut way = 0;
        while way < 64 {
            if way & touched != 0 {
                table[touched].0 |= 1 << way;
            }
            way += 1;
        }
        touched += 1;
    }
    table
};

/// A fact about neighbours: by direction, the cells for which it is true in that direction.
type ByDir = [u64; 6];

/// The directions in which a fact is true for a cell.
fn around(facts: &ByDir, cell: Cell) -> Edges {
    let bit = |dir: usize| ((facts[dir] >> cell.0 & 1) as u8) << dir;
    Edges(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5))
}

/// Which cells are joined to their neighbours, by direction.
#[derive(Clone, Copy)]
pub(crate) struct Joined(ByDir);

const SHIFTS: [u32; 3] = [1, 8, 7];

impl Joined {
    /// The directions in which a cell is joined to its neighbour.
    pub(crate) fn of(&self, cell: Cell) -> Edges {
        around(&self.0, cell)
    }

    /// The cells that a step in this direction reaches from these cells.
    pub(crate) fn step(&self, from: Cells, dir: Dir) -> Cells {
        from.and(Cells(self.0[dir as usize])).step(dir)
    }

    /// The cells that can be reached from these without crossing those left out. It stops early when all goals are
    /// reached.
    pub(super) fn flood(&self, from: Cells, left_out: Cells, goals: Cells) -> Cells {
        let ways: [u64; 3] = std::array::from_fn(|index| self.0[index] & !(left_out.0 | left_out.0 >> SHIFTS[index]));
        let mut reached = from.0;
        loop {
            let before = reached;
            for (joined, shift) in ways.iter().zip(SHIFTS) {
                reached |= (reached & joined) << shift | reached >> shift & joined;
            }
            if reached == before || goals.0 & !reached == 0 {
                return Cells(reached);
            }
        }
    }
}

/// The surroundings of every empty cell, found for all cells at once (WCP-R16).
pub(crate) struct Survey {
    joined: Joined,
    /// The neighbour is an intact hall with a passage towards the cell, or an active entrance.
    links: ByDir,
    /// The neighbours in this direction and the next are joined to each other.
    ring: ByDir,
    /// The corners with an active entrance.
    entrances: Cells,
    empty: Cells,
}

impl Survey {
    /// The empty cells with a passage to an intact hall or to an active entrance: only there can a hall be laid (WCP-034).
    pub(crate) fn frontier(&self) -> Cells {
        Cells(self.links.iter().fold(0, |cells, links| cells | links)).and(self.empty)
    }

    /// In which ways a hall may be laid on an empty cell (WCP-034, WCP-035).
    pub(crate) fn fits(&self, cell: Cell) -> Fits {
        let mut fits = Fits::touching(around(&self.links, cell));
        self.each_group(cell, |group| fits = fits.and(Fits::touching(group)));
        fits
    }

    /// Whether a hall may be laid on an empty cell with these passages, or why not.
    pub(crate) fn check(&self, cell: Cell, passages: Edges) -> Result<(), Illegal> {
        if around(&self.links, cell).and(passages).is_empty() {
            return refuse!("WCP-034");
        }
        let entrance = cell.entrance().map(Edges::only).filter(|_| self.entrances.contains(cell));
        let mut result = Ok(());
        self.each_group(cell, |group| {
            if result.is_ok() && group.and(passages).is_empty() {
                result = if entrance == Some(group) { refuse!("WCP-036") } else { refuse!("WCP-035") };
            }
        });
        result
    }

    /// Every group of directions of which one must become a passage, or something is cut off (WCP-R16).
    fn each_group(&self, cell: Cell, mut visit: impl FnMut(Edges)) {
        if self.entrances.contains(cell) {
            cell.entrance().map(Edges::only).into_iter().for_each(&mut visit);
        }
        let here = Cells::only(cell);
        let ring = around(&self.ring, cell);
        let mut left = self.joined.of(cell);
        while !left.is_empty() {
            // Neighbours that are joined side by side need no flood to be found connected.
            let mut group = RUNS[ring.0 as usize][left.first() as usize].and(left);
            if group != left {
                let beside = |dirs: Edges| dirs.iter().fold(Cells::NONE, |cells, dir| cells.or(here.step(dir)));
                let reached = self.joined.flood(beside(group), here, beside(left));
                group = left.iter().filter(|&dir| !here.step(dir).and(reached).is_empty()).collect();
            }
            visit(group);
            left = left.minus(group);
        }
    }
}

/// By ring and direction: the directions that are joined side by side with that one.
const RUNS: [[Edges; 6]; 64] = {
    let mut table = [[Edges::NONE; 6]; 64];
    let mut ring = 0;
    while ring < 64 {
        let pairs = Edges(ring as u8);
        let mut start = 0;
        while start < 6 {
            let mut run = Edges(1 << start);
            let mut round = 0;
            while round < 5 {
                let onwards = run.and(pairs).rotated(Rotation(1));
                let back = run.rotated(Rotation(5)).and(pairs);
                run = run.or(onwards).or(back);
                round += 1;
            }
            table[ring][start] = run;
            start += 1;
        }
        ring += 1;
    }
    table
};

impl Board {
    /// Which neighbours are joined, when these cells count as open on all sides (WCP-R15).
    pub(crate) fn joined(&self, open: Cells) -> Joined {
        let one_way: [u64; 3] = std::array::from_fn(|index| {
            let (here, there) = (self.passages[index].or(open), self.passages[index + 3].or(open));
            here.and(there.step(Dir::ALL[index + 3])).0
        });
        let [e, se, sw] = one_way;
        Joined([e, se, sw, e << SHIFTS[0], se << SHIFTS[1], sw << SHIFTS[2]])
    }

    /// The facts that decide where and how halls can be laid.
    pub(crate) fn survey(&self) -> Survey {
        let joined = self.joined(self.empty());
        let links = std::array::from_fn(|index| {
            let (dir, back) = (Dir::ALL[index], Dir::ALL[index].opposite());
            let entrance = if self.active.contains(dir) { Cells::only(Cell::corner(dir)) } else { Cells::NONE };
            self.passages[back as usize].step(back).or(entrance).0
        });
        let ring = std::array::from_fn(|index| {
            Cells(joined.0[(index + 2) % 6]).step(Dir::ALL[index].opposite()).0
                & joined.0[index]
                & joined.0[(index + 1) % 6]
        });
        let entrances = self.active.iter().map(Cell::corner).collect();
        Survey { joined, links, ring, entrances, empty: self.empty() }
    }
}
