// The regions of a jigsaw: a sign for each cell, to begin with that of its box. A stroke takes the cells that it passes
// into the region where it begins; where there is none yet, it makes one.
import type { Puzzle } from "../puzzle";

export const letters = "ABCDEFGHIJKLMNOPQRSTUVWXY";
export const noRegion = ".";

/** How many cells a region has. */
export const sizeOf = ({ layout }: Puzzle) => Math.max(layout.rows, layout.columns);

/** How many regions the board has. */
export const regionsOf = (puzzle: Puzzle) => puzzle.layout.cells / sizeOf(puzzle);

/** The sign of each cell's region. */
export function lettersOf(puzzle: Puzzle) {
  const rows = puzzle.entries("regions");
  const { layout } = puzzle;
  if (rows?.length === layout.rows && rows.every((row) => row.length === layout.columns)) return [...rows.join("")];
  const all: string[] = [];
  for (let box = 0; box < regionsOf(puzzle); ++box) {
    for (const cell of layout.unit("box", box)) all[cell] = letters[box];
  }
  return all;
}

/** With these cells in the region; the puzzle itself where they are already. */
export function withRegion(puzzle: Puzzle, cells: readonly number[], letter: string) {
  const now = lettersOf(puzzle);
  if (cells.every((cell) => now[cell] === letter)) return puzzle;
  for (const cell of cells) now[cell] = letter;
  return puzzle.withEntries("regions", puzzle.layout.lines((cell) => now[cell]));
}

/** With the cells of a stroke in the region of its first one. */
export function withStroke(puzzle: Puzzle, cells: readonly number[]) {
  const now = lettersOf(puzzle);
  const first = now[cells[0]];
  const fresh = [...letters].find((letter) => !now.includes(letter)) ?? noRegion;
  return withRegion(puzzle, cells, first === noRegion ? fresh : first);
}
