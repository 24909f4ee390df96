// What is found out only when somebody asks: repairs, further givens, clues that are superfluous.
// Each answer is a list of sentences.
import { askOne, type Asking } from "../requests";
import { Puzzle } from "../puzzle";
import { isUnit } from "./findings";
import { counted, listed } from "../words";

const seconds = 60;
const mostShown = 50;

/** Smallest ways to take clues away so that the rest has a solution. */
export async function repairs(puzzle: Puzzle, asking: Asking) {
  const options = { repairs: true, "with-rules": true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  // Rows and columns are no clues that a setter takes away.
  const sets: string[][] = (answer.repairs ?? []).filter((set: string[]) => !set.some(isUnit));
  if (sets.length === 0) return [answer.reason ? `No repair found: ${answer.reason}.` : "No repair takes clues alone away."];
  const lines = sets.slice(0, mostShown).map((set) => `Without ${listed(set)}`);
  if (sets.length > mostShown) lines.push(`… and ${sets.length - mostShown} more`);
  return lines;
}

/** The fewest further givens that leave one solution. */
export async function furtherGivens(puzzle: Puzzle, asking: Asking) {
  const options = { differences: true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const names: string[] | null = answer.further_givens;
  if (!names) return [answer.reason ? `None found: ${answer.reason}.` : "None found."];
  const fewest = answer.further_least === names.length ? "the fewest" : "none of them dispensable";
  return [`${counted(names.length, "further given")} (${fewest}): ${listed(names)}`];
}

/** The clues of every kind that follow from all others. */
export async function superfluous(puzzle: Puzzle, asking: Asking) {
  const options = { redundant: true, timeout: seconds };
  const answer = await askOne("check", puzzle.text(), options, asking);
  const lines: string[] = (answer.redundant ?? []).map((name: string) => `${name} follows from the rest`);
  const solution: string = answer.solution;
  for (const [rule, entry, without] of withoutEachEntry(puzzle)) {
    const check = await askOne("check", without.text(), { unique: true, timeout: seconds }, asking);
    if (check.unique && check.solution === solution) lines.push(`${rule}${entry && ` ${entry}`} follows from the rest`);
  }
  return lines.length > 0 ? lines : ["No clue is superfluous: without any one of them there are more solutions."];
}

/** The puzzle without each entry of a rule, or without a rule that has none. */
function* withoutEachEntry(puzzle: Puzzle): Generator<[string, string, Puzzle]> {
  for (const { name, data } of puzzle.rules) {
    if (name === "regions") continue; // without one of them it is no board
    if (data.length === 0) yield [name, "", puzzle.withEntries(name, null)];
    for (const entry of data) {
      const rest = data.filter((other) => other !== entry);
      yield [name, entry, puzzle.withEntries(name, rest.length > 0 ? rest : null)];
    }
  }
}
