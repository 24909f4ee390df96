// What a solver knows of the board after some events of its trace: the literals that are true by
// then say which values cells have and which candidates they have left.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";

const statement = /^(r\d+c\d+)([=≠≤>])(\d+)$/;

const holds: Record<string, (value: number, bound: number) => boolean> = {
  "=": (value, bound) => value === bound,
  "≠": (value, bound) => value !== bound,
  "≤": (value, bound) => value <= bound,
  ">": (value, bound) => value > bound,
};

/** The statements that are true after so many events, in the order in which they became it. */
function trail(events: readonly Answer[]) {
  let trail: { statement: string; level: number }[] = [];
  for (const { event, level, statement } of events) {
    if (event === "backjump" || event === "restart") trail = trail.filter((one) => one.level <= level);
    else if (statement !== undefined) trail.push({ statement, level });
  }
  return trail;
}

/** By cell the values that the statements leave; auxiliary variables and bits leave all. */
export function candidatesAfter(events: readonly Answer[], puzzle: Puzzle) {
  const values = Array.from({ length: puzzle.size }, (_, at) => at + 1);
  const candidates = puzzle.givens.map(() => values);
  for (const one of trail(events)) {
    const [, name, sign, bound] = statement.exec(one.statement) ?? [];
    if (name === undefined) continue;
    const cell = puzzle.cell(name);
    candidates[cell] = candidates[cell].filter((value) => holds[sign](value, Number(bound)));
  }
  return candidates;
}
