// What the program says of a puzzle, as sentences, marks and candidates: that there is no solution
// and which clues exclude each other, which cells differ, or the only solution and its grade.
import { askOne, type Answer, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { valuesOf } from "../values";
import { counted, listed } from "../words";

const seconds = 20;
const mostNamed = 12; // clues of a core that a sentence can bear
const fewSolutions = 1000;

export type Mark = "wrong" | "blamed" | "differs" | "reason" | "now" | "shown";

export interface Findings {
  kind: "empty" | "none" | "several" | "one" | "undecided";
  sentence: string;
  more: string;
  /** The clues that exclude each other, in words. */
  clues: string[];
  marks: Map<number, Mark[]>;
  candidates: number[][];
  /** In how many solutions each of the candidates is, where there are few. */
  counts: number[][];
  solution: number[] | null;
}

const nothing = (kind: Findings["kind"], sentence: string, more = ""): Findings =>
  ({ kind, sentence, more, clues: [], marks: new Map(), candidates: [], counts: [], solution: null });

export const emptyBoard = () => nothing("empty", "An empty board.", "Type digits, draw rules, or paste a puzzle.");

/** Adds a mark to cells; those that aren't on the board are passed over. */
export function mark(marks: Findings["marks"], cells: Iterable<number>, name: Mark) {
  for (const cell of cells) {
    if (cell < 0) continue;
    const others = marks.get(cell) ?? [];
    if (!others.includes(name)) marks.set(cell, [...others, name]);
  }
}

/** "r1c3: 4 in 3 solutions, 7 in 2"; empty where it isn't known or the same everywhere. */
export function countsOf({ candidates, counts }: Findings, puzzle: Puzzle, cell: number) {
  if ((counts[cell]?.length ?? 0) < 2) return "";
  const parts = counts[cell].map((count, at) =>
    `${puzzle.layout.sign(candidates[cell][at])} in ${at === 0 ? counted(count, "solution") : count}`);
  return `${puzzle.name(cell)}: ${parts.join(", ")}.`;
}

/** All that is found out without being asked; `tell` gets what is known meanwhile. */
export async function findings(puzzle: Puzzle, asking: Asking, tell: (found: Findings) => void) {
  const options = { unique: true, "with-rules": true, timeout: seconds };
  const check = await askOne("check", puzzle.text(), options, asking);
  if (check.status === "inconsistent") return clashes(puzzle, check);
  if (check.status === "unsatisfiable") return core(puzzle, check);
  if (check.status !== "consistent") return nothing("undecided", `Undecided: ${check.reason}.`);
  if (check.unique === null) {
    return nothing("undecided", "At least one solution; whether there are more was not found in time.");
  }
  const found = check.unique ? one(check) : nothing("several", "Several solutions.");
  tell(found);
  return check.unique ? graded(puzzle, found, asking) : several(puzzle, found, asking);
}

function clashes(puzzle: Puzzle, check: Answer) {
  const found = nothing("none", "No solution: givens break a rule.");
  for (const pair of check.conflicts) {
    mark(found.marks, pair.cells.map((name: string) => puzzle.cell(name)), "wrong");
  }
  const [first] = check.conflicts;
  if (!first) return found;
  found.more = `${clash(first)} (${first.rule}).`;
  const others = check.conflicts.length - 1;
  if (others > 0) found.more += ` ${counted(others, "other pair")} ${others === 1 ? "clashes" : "clash"} too.`;
  return found;
}

/** "r1c1 and r1c5 cannot both be 4", of different values "r1c1=4 and r1c2=5 cannot stand together". */
function clash(pair: Answer) {
  if (!pair.values) return `${listed(pair.cells)} cannot both be ${pair.value}`;
  return `${listed(pair.cells.map((name: string, i: number) => `${name}=${pair.values[i]}`))} cannot stand together`;
}

/** Whether it is a row, a column or a box, which no setter put there. */
export const isUnit = (name: string) => /^(row|column|box) \d+/.test(name);
const isGiven = (name: string) => /^r\d+c\d+=\d+$/.test(name);

/** Givens of the core are wrong, cells of its other clues blamed; its rows and boxes are only named. */
function core(puzzle: Puzzle, check: Answer) {
  const found = nothing("none", "No solution.");
  found.clues = check.core;
  const clues = found.clues.filter((name) => !isUnit(name));
  for (const name of clues) {
    mark(found.marks, puzzle.cellsNamed(name), isGiven(name) ? "wrong" : "blamed");
  }
  const what = clues.every(isGiven) ? "given" : "clue";
  found.sentence = `No solution: ${counted(clues.length, what)} cannot stand together.`;
  if (clues.length === 0) found.sentence = "No solution: the rules alone exclude each other.";
  else if (clues.length <= mostNamed) found.more = "Without any one of them the others can.";
  return found;
}

function one(check: Answer) {
  return { ...nothing("one", "One solution."), solution: valuesOf(check.solution) };
}

async function graded(puzzle: Puzzle, found: Findings, asking: Asking) {
  const rate = await askOne("rate", puzzle.text(), { timeout: seconds }, asking);
  const technique = rate.technique ? `, hardest technique ${rate.technique}` : "";
  return { ...found, more: rate.grade ? `Grade: ${rate.grade}${technique}.` : "" };
}

async function several(puzzle: Puzzle, found: Findings, asking: Asking) {
  const options = { counts: true, limit: fewSolutions, timeout: seconds };
  const answer = await askOne("candidates", puzzle.text(), options, asking);
  const next = { ...found, candidates: [] as number[][], counts: [] as number[][], marks: new Map() };
  for (const [name, values] of Object.entries<number[]>(answer.candidates ?? {})) {
    const cell = puzzle.cell(name);
    if (cell >= 0) next.candidates[cell] = values;
    if (cell >= 0 && answer.counts) next.counts[cell] = answer.counts[name];
    if (values.length > 1) mark(next.marks, [cell], "differs");
  }
  if (answer.solutions) next.sentence = `Several solutions: ${answer.solutions}.`;
  if (next.marks.size > 0) next.more = `${counted(next.marks.size, "cell")} differ${next.marks.size === 1 ? "s" : ""}.`;
  return next;
}
