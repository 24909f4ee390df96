// Repairs, further givens, clues that are superfluous. Each answer is a list of sentences, an empty one
// where so many seconds were not enough.
import { askOne, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { counted, listed } from "../words";

const mostShown = 50;

/** Smallest ways to take clues away so that the rest has a solution. */
export async function repairs(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { repairs: true, "with-clues": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const sets: string[][] = answer.repairs ?? [];
  if (sets.length === 0) return answer.complete ? ["Removing clues would not help."] : [];
  const lines = sets.slice(0, mostShown).map((set) => `Remove ${listed(set)}`);
  if (sets.length > mostShown) lines.push(`… and ${sets.length - mostShown} more`);
  if (!answer.complete) lines.push(`There may be more: ${answer.reason}.`);
  return lines;
}

/** The fewest further givens that leave one solution. */
export async function furtherGivens(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { differences: true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const names: string[] | null = answer.further_givens;
  if (!names) return [];
  const fewest = answer.further_least === names.length ? "the fewest" : "each is needed";
  return [`${counted(names.length, "additional given")} (${fewest}): ${listed(names)}`];
}

/** The clues of every kind that follow from all others. */
export async function superfluous(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { redundant: true, "with-rules": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  if (!answer.redundant || answer.reason) return [];
  const names: string[] = answer.redundant;
  if (names.length === 0) return ["No clue is superfluous: removing any one of them adds solutions."];
  if (names.length === 1) return [`Superfluous because it follows from the rest: ${names[0]}`];
  return [`Any one of these ${names.length} clues can be removed: ${names.join("; ")}`];
}
