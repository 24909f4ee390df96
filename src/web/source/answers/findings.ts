// What the program says of a puzzle, as sentences, marks and candidates: that there is no solution
// and which clues exclude each other, which cells differ, or the only solution and its grade.
import { askOne, type Answer, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { valuesOf } from "../values";
import { counted, listed } from "../words";

const seconds = 20;
const secondsToCount = 5;
const mostNamed = 12; // clues of a core that a sentence can bear
const fewSolutions = 1000;

export type Mark = "wrong" | "blamed" | "differs" | "area" | "clue" | "reason" | "supposed" | "now" | "shown" | "unfinished" | "guessed";

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

export const emptyBoard = () => nothing("empty", "This board is empty.", "Type digits, draw rules, or paste a puzzle.");

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

/** The candidates that make the solution the only one. */
export function inOneSolution({ candidates, counts }: Findings, cell: number) {
  const once = (candidates[cell] ?? []).filter((_, at) => counts[cell]?.[at] === 1);
  return new Map(once.map((value) => [value, "once" as const]));
}

/** All that is found out without being asked; `tell` gets what is known meanwhile. */
export async function findings(puzzle: Puzzle, asking: Asking, tell: (found: Findings) => void) {
  const options = { unique: true, "with-rules": true, timeout: seconds };
  const check = await askOne("check", puzzle.text(), options, asking);
  if (check.status === "inconsistent") return clashes(puzzle, check);
  if (check.status === "unsatisfiable") return core(puzzle, check);
  if (check.status !== "consistent") return nothing("undecided", `Undecided: ${check.reason}.`);
  if (check.unique === null) {
    return nothing("undecided", "At least one solution. Time ran out before it was known whether there are more.");
  }
  const found = check.unique ? one(check) : nothing("several", "Several solutions.");
  tell(found);
  return check.unique ? graded(puzzle, found, asking) : several(puzzle, found, asking, tell);
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
  if (others > 0) found.more += ` ${counted(others, "other pair")} ${others === 1 ? "clashes" : "clash"}, too.`;
  return found;
}

/** "r1c1 and r1c5 cannot both be 4", of different values "r1c1=4 and r1c2=5 exclude each other". */
function clash(pair: Answer) {
  if (!pair.values) return `${listed(pair.cells)} cannot both be ${pair.value}`;
  return `${listed(pair.cells.map((name: string, i: number) => `${name}=${pair.values[i]}`))} exclude each other`;
}

/** Whether it is a row, a column or a box, which no setter put there. */
const isUnit = (name: string) => /^(row|column|box) \d+/.test(name);
const isGiven = (name: string) => /^r\d+c\d+=\d+$/.test(name);

/** Givens of the core are wrong, cells of its other clues blamed; its rows and boxes are only named. */
function core(puzzle: Puzzle, check: Answer) {
  const found = nothing("none", "No solution.");
  if (!check.core) return { ...found, more: `Which clues are to blame is not known: ${check.reason}.` };
  found.clues = check.core;
  if (found.clues.some((name) => name.startsWith("pencil marks"))) return marked(puzzle, found, check);
  const clues = found.clues.filter((name) => !isUnit(name));
  for (const name of clues) {
    mark(found.marks, puzzle.cellsNamed(name), isGiven(name) ? "wrong" : "blamed");
  }
  const what = clues.every(isGiven) ? "given" : "clue";
  found.sentence = clues.length === 1 ? `No solution: one ${what} contradicts the rules.`
    : `No solution: ${counted(clues.length, what)} contradict each other.`;
  if (clues.length === 0) found.sentence = "No solution: the rules contradict each other.";
  else if (clues.length <= mostNamed) found.more = "Without any one of them, the others have a solution together.";
  return found;
}

/** Pencil marks that have lost a digit: the program says which. */
function marked(puzzle: Puzzle, found: Findings, { reason }: Answer) {
  mark(found.marks, puzzle.cellsNamed(reason), "wrong");
  return { ...found, sentence: reason, clues: [] };
}

function one(check: Answer) {
  return { ...nothing("one", "One solution."), solution: valuesOf(check.solution) };
}

/** "naked pair", but "x-wing". */
const named = (technique: string) => technique.replace(/(?<=\w{4})-/g, " ");

async function graded(puzzle: Puzzle, found: Findings, asking: Asking) {
  const rate = await askOne("rate", puzzle.text(), { timeout: seconds }, asking);
  const technique = rate.technique ? `, hardest technique ${named(rate.technique)}` : "";
  const none = rate.reason ? `The grade is not known: ${rate.reason}.` : "";
  return { ...found, more: rate.grade ? `Grade: ${rate.grade}${technique}.` : none };
}

/** The cells that differ, at once; then how many solutions there are, where they are few. */
async function several(puzzle: Puzzle, found: Findings, asking: Asking, tell: (found: Findings) => void) {
  const { candidates, complete } = await askOne("candidates", puzzle.text(), { timeout: seconds }, asking);
  if (!complete) return { ...found, more: "Time ran out before it was known which cells differ." };
  const next = { ...found, candidates: byCell<number[]>(puzzle, candidates), marks: new Map() };
  next.candidates.forEach((values, cell) => { if (values.length > 1) mark(next.marks, [cell], "differs"); });
  next.more = `${counted(next.marks.size, "cell")} differ${next.marks.size === 1 ? "s" : ""}.`;
  tell(next);
  const options = { counts: true, limit: fewSolutions, timeout: secondsToCount };
  const { solutions, counts } = await askOne("candidates", puzzle.text(), options, asking);
  if (!solutions) return { ...next, sentence: await countedBeyond(puzzle, asking, (sentence) => tell({ ...next, sentence })) };
  return { ...next, sentence: `Several solutions: ${solutions}.`, counts: byCell<number[]>(puzzle, counts) };
}

/** How many solutions there are, where they are many: as they are found. */
async function countedBeyond(puzzle: Puzzle, asking: Asking, tell: (sentence: string) => void) {
  const said = (what: string, count: number) => `Several solutions: ${what}${count.toLocaleString("en")}.`;
  const { solutions, complete } = await askOne("count", puzzle.text(), { timeout: secondsToCount }, {
    ...asking, onProgress: ({ done }) => { if (done > fewSolutions) tell(said("so far ", done)); },
  });
  if (complete) return said("", solutions);
  return solutions > 1 ? said("at least ", solutions) : "Several solutions.";
}

/** What the names of cells stand for; cells beside the grid are left out. */
function byCell<What>(puzzle: Puzzle, named: Record<string, What>) {
  const all: What[] = [];
  for (const [name, what] of Object.entries(named)) if (puzzle.cell(name) >= 0) all[puzzle.cell(name)] = what;
  return all;
}
