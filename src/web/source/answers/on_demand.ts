// Repairs, further givens, clues that are superfluous. Each answer is a list of sentences, an empty one
// where so many seconds were not enough.
import { askOne, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { isUnit } from "./findings";
import { counted, listed } from "../words";

const mostShown = 50;

/** Smallest ways to take clues away so that the rest has a solution. */
export async function repairs(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { repairs: true, "with-rules": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  // Rows and columns are no clues that a setter takes away.
  const sets: string[][] = (answer.repairs ?? []).filter((set: string[]) => !set.some(isUnit));
  if (sets.length === 0) return answer.reason ? [] : ["No repair takes clues alone away."];
  const lines = sets.slice(0, mostShown).map((set) => `Without ${listed(set)}`);
  if (sets.length > mostShown) lines.push(`… and ${sets.length - mostShown} more`);
  return lines;
}

/** The fewest further givens that leave one solution. */
export async function furtherGivens(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { differences: true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const names: string[] | null = answer.further_givens;
  if (!names) return [];
  const fewest = answer.further_least === names.length ? "the fewest" : "none of them dispensable";
  return [`${counted(names.length, "further given")} (${fewest}): ${listed(names)}`];
}

/** The clues of every kind that follow from all others. */
export async function superfluous(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { redundant: true, "with-rules": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  if (!answer.redundant || answer.reason) return [];
  const lines = answer.redundant.map((name: string) => `${name} follows from the rest`);
  return lines.length > 0 ? lines : ["No clue is superfluous: without any one of them there are more solutions."];
}
