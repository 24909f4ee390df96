// What somebody can do about a finding: a sentence and, where the page knows what it means for the
// puzzle, the puzzle as it would be.
import type { Puzzle } from "../puzzle";
import { nothing } from "../values";

export interface Suggestion {
  text: string;
  /** The puzzle after it; null: it is only told. */
  next: Puzzle | null;
  /** The cells it is about. */
  cells: readonly number[];
  /** The clue that it takes away because it follows from the rest. */
  clue?: string;
}

export const told = (text: string): Suggestion => ({ text, next: null, cells: [] });

const given = /^(r\d+c\d+)=(\d+)$/;

/** With these givens, as "r1c2=4". */
export function withGivens(puzzle: Puzzle, names: readonly string[]) {
  return names.reduce((next, name) => next.with([puzzle.cell(name)], Number(given.exec(name)![2])), puzzle);
}

/** The same cells in whatever order. */
const sameCells = (one: readonly number[], other: readonly number[]) =>
  one.length > 0 && new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;

/** The entry that a clue's name stands for: "cages 9: r1c1 r1c2", or a sentence with just its cells. */
function entryOf(puzzle: Puzzle, clue: string) {
  const all = puzzle.rules.flatMap(({ name, data }) => data.map((entry) => ({ name, entry })));
  const exact = all.find(({ name, entry }) => clue === `${name} ${entry}`);
  if (exact) return exact;
  const cells = puzzle.cellsNamed(clue.replace(/\(.*\)$/, ""));
  const [only, ...others] = all.filter(({ entry }) => !/-r\d+c\d+/.test(entry) && sameCells(puzzle.cellsNamed(entry), cells));
  return others.length === 0 ? only : undefined;
}

/** Without these givens and clues; null: the page doesn't know which entry one of them is. */
export function without(puzzle: Puzzle, names: readonly string[]): Puzzle | null {
  let next = puzzle;
  for (const name of names) {
    if (given.test(name)) {
      next = next.with([puzzle.cell(name)], nothing);
      continue;
    }
    const rule = puzzle.rules.find((use) => use.name === name);
    const found = rule ? null : entryOf(puzzle, name);
    if (!rule && !found) return null;
    const rest = found ? next.entries(found.name)!.filter((entry) => entry !== found.entry) : [];
    next = next.withEntries(rule?.name ?? found!.name, rest.length > 0 ? rest : null);
  }
  return next;
}

export const removal = (puzzle: Puzzle, names: readonly string[], text: string): Suggestion =>
  ({ text, next: without(puzzle, names), cells: names.flatMap((name) => puzzle.cellsNamed(name)) });
