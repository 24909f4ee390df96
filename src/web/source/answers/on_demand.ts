// Repairs, further givens, clues that are superfluous. Each answer is a list of suggestions, an empty one
// where so many seconds were not enough.
import { askOne, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { counted, listed } from "../words";
import { removal, told, without, withGivens, type Suggestion } from "./suggestions";

const mostShown = 50;
const mostTried = 12; // repairs of which it is found out whether one solution is left
const secondsToTry = 2;

/** Smallest ways to take clues away so that the rest has a solution; those that leave only one come first. */
export async function repairs(puzzle: Puzzle, seconds: number, asking: Asking) {
  const options = { repairs: true, "with-clues": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const sets: string[][] = answer.repairs ?? [];
  if (sets.length === 0) return answer.complete ? [told("Removing clues would not help.")] : [];
  const all = sets.slice(0, mostShown).map((set) => removal(puzzle, set, `Remove ${listed(set)}`));
  const { signal } = asking;
  const alone = await Promise.all(all.slice(0, mostTried).map((one) => leavesOne(one, signal ? { signal } : {})));
  const lines = all.map((one, at) => (alone[at] ? { ...one, text: `${one.text}: leaves one solution` } : one));
  lines.sort((one, other) => Number(isAlone(other)) - Number(isAlone(one)));
  if (sets.length > mostShown) lines.push(told(`… and ${sets.length - mostShown} more`));
  if (!answer.complete) lines.push(told(`There may be more: ${answer.reason}.`));
  return lines;
}

const isAlone = ({ text }: Suggestion) => text.endsWith(": leaves one solution");

async function leavesOne({ next }: Suggestion, asking: Asking) {
  if (!next) return false;
  return (await askOne("check", next.text(), { unique: true, timeout: secondsToTry }, asking)).unique === true;
}

/** The fewest further givens that leave one solution. */
export async function furtherGivens(puzzle: Puzzle, seconds: number, asking: Asking): Promise<Suggestion[]> {
  const options = { differences: true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const names: string[] | null = answer.further_givens;
  if (!names) return [];
  const fewest = answer.further_least === names.length ? "the fewest" : "each is needed";
  const text = `${counted(names.length, "additional given")} (${fewest}): ${listed(names)}`;
  return [{ text, next: withGivens(puzzle, names), cells: names.map((name) => puzzle.cell(name)) }];
}

/** The clues of every kind that follow from all others. */
export async function superfluous(puzzle: Puzzle, seconds: number, asking: Asking): Promise<Suggestion[]> {
  const options = { redundant: true, "with-rules": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  if (!answer.redundant || answer.reason) return [];
  const names: string[] = answer.redundant;
  if (names.length === 0) return [told("No clue is superfluous: removing any one of them adds solutions.")];
  const intro = names.length === 1 ? "This clue is superfluous because it follows from the rest:"
    : `Any one of these ${names.length} clues can be removed:`;
  return [told(intro), ...names.map((name) => ({ ...removal(puzzle, [name], `Remove ${name}`), clue: name }))];
}

/** Without all of these clues that can go one after the other while one solution is left. */
export async function minimal(puzzle: Puzzle, names: readonly string[], asking: Asking) {
  let kept = puzzle;
  for (const name of names) {
    const next = without(kept, [name]);
    if (!next) continue;
    const { unique } = await askOne("check", next.text(), { unique: true, timeout: secondsToTry }, asking);
    if (unique === true) kept = next;
  }
  return kept;
}
