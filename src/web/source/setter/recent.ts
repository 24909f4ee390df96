// The puzzles that were worked on in this browser, the last one first. They stay on this device; where the
// browser keeps nothing, there are none.
import type { Puzzle } from "../puzzle";
import { nothing } from "../values";
import { counted } from "../words";

const key = "sudoku-sat puzzles";
const most = 12;

export interface Recent {
  /** Of the work on one puzzle, whose edits replace each other. */
  work: number;
  name: string;
  text: string;
}

const isRecent = (one: any): one is Recent =>
  typeof one?.work === "number" && typeof one.name === "string" && typeof one.text === "string";

export function recent(): Recent[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(all) ? all.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function store(all: readonly Recent[]) {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(0, most)));
  } catch { /* it keeps nothing, or has no room */ }
}

export const forget = () => store([]);

function nameOf({ title, layout, givens, rules }: Puzzle) {
  const filled = givens.filter((value) => value !== nothing).length;
  const what = `${layout.rows}x${layout.columns}, ${counted(filled, "given")}`;
  const names = rules.map(({ name }) => name.replace(/-/g, " ")).join(", ");
  return [title, what, names].filter((part) => part).join(", ");
}

/** Keeps the puzzle in the place of what it was before. */
export function keep(work: number, puzzle: Puzzle) {
  if (puzzle.isEmpty()) return;
  const text = puzzle.draft();
  const others = recent().filter((one) => one.work !== work && one.text !== text);
  store([{ work, name: nameOf(puzzle), text }, ...others]);
}
