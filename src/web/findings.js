// What the program says of a puzzle, as a sentence, marks and candidates.
import { askOne } from "./requests.js";
import { Puzzle } from "./puzzle.js";

const seconds = 20;
const mostNamed = 5; // further givens: more help nobody

const counted = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;
const listed = (names) =>
  names.length < 2 ? names.join("") : names.slice(0, -1).join(", ") + " and " + names.at(-1);

/** {sentence, more, marks, candidates, solution}: all of a puzzle that an edit has made. */
export async function findings(puzzle, signal) {
  const options = { unique: true, differences: true, timeout: seconds };
  const check = await askOne("check", puzzle.text(), options, signal);
  const found = { sentence: "", more: "", marks: [], candidates: [], solution: null };
  const add = { inconsistent: clashes, unsatisfiable: core, consistent: solutions }[check.status];
  if (add) await add(found, puzzle, check, signal);
  else found.sentence = `Undecided: ${check.reason}.`;
  return found;
}

function mark(found, puzzle, names, name) {
  for (const cell of names.map((text) => puzzle.cell(text)).filter((cell) => cell >= 0)) {
    (found.marks[cell] ??= []).includes(name) || found.marks[cell].push(name);
  }
}

function clashes(found, puzzle, check) {
  for (const pair of check.conflicts) mark(found, puzzle, pair.cells, "wrong");
  const [first] = check.conflicts;
  found.sentence = "No solution: givens break a rule.";
  found.more = `${listed(first.cells)} cannot both be ${first.value} (${first.rule}).`;
  const others = check.conflicts.length - 1;
  if (others > 0) found.more += ` ${counted(others, "other pair")} ${others === 1 ? "clashes" : "clash"} too.`;
}

function core(found, puzzle, check) {
  mark(found, puzzle, check.core, "wrong");
  found.sentence =
    check.core.length > 0
      ? `No solution: ${counted(check.core.length, "given")} cannot stand together.`
      : "No solution: the rules alone exclude each other.";
  if (check.core.length > 0) found.more = `Without any one of them the others can: ${listed(check.core)}.`;
}

async function solutions(found, puzzle, check, signal) {
  if (check.unique === null) {
    found.sentence = "At least one solution; whether there are more was not found in time.";
  } else if (check.unique) {
    await one(found, puzzle, check, signal);
  } else {
    await several(found, puzzle, check, signal);
  }
}

async function one(found, puzzle, check, signal) {
  found.sentence = "One solution.";
  found.solution = Puzzle.values(check.solution);
  const rate = await askOne("rate", puzzle.text(), { timeout: seconds }, signal);
  found.more = `Grade: ${rate.grade}`;
  found.more += rate.technique ? `, hardest technique ${rate.technique}.` : ".";
}

async function several(found, puzzle, check, signal) {
  found.sentence = "Several solutions.";
  found.candidates = await candidates(puzzle, signal);
  const differ = check.differences ? Object.keys(check.differences) : [];
  mark(found, puzzle, differ, "differs");
  if (differ.length > 0) found.sentence = `Several solutions: ${counted(differ.length, "cell")} differ.`;
  const further = check.further_givens ?? [];
  if (further.length === 0 || further.length > mostNamed) return;
  const what = further.length === 1 ? "A further given that leaves" : "Further givens that leave";
  found.more = `${what} one solution: ${listed(further)}.`;
}

/** The values of each cell in all solutions, by cell. */
async function candidates(puzzle, signal) {
  const answer = await askOne("candidates", puzzle.text(), { timeout: seconds }, signal);
  const all = [];
  for (const [name, values] of Object.entries(answer.candidates ?? {})) {
    all[puzzle.cell(name)] = values;
  }
  return all;
}
