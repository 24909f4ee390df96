// The explanation of a solution, or one step of it as a hint: which step is shown, how far its
// argument has been walked, and what the board is like there.
import { askOne, type Answer } from "../requests";
import type { Session } from "../session";
import type { Puzzle } from "../puzzle";
import { linesOf, lineWords, spoken, reasonsOf, usedOf, type Line } from "./argument";
import { diagramOf, type Diagram } from "./diagram";
import { mark } from "./findings";
import { allNotes, isOpen, type Notes } from "./notes";
import { statementsOf } from "./statements";

const none: Diagram = { marks: new Map(), looks: new Map(), links: [] };

export class StepsShown {
  all: Answer[] = [];
  at = -1;
  /** The line of the argument that is shown; -1: the step itself. */
  line = -1;
  lines: Line[] = [];
  notes: Notes = { values: [], candidates: [] };
  diagram: Diagram = none;
  /** For each step its lines in the program's words, where they are known. */
  wording: readonly (readonly string[])[] = [];
  private before: Notes[] = [];
  private puzzle: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get open() { return this.at >= 0; }
  get step() { return this.all[this.at]; }
  /** The program's words for this step. */
  get told() { return this.wording[this.at] ?? []; }

  wordsOf(line: Line) {
    const number = line.step && !line.step.cases ? `[${line.step.number}] ` : "";
    const words = number && this.told.find((told) => told.startsWith(number));
    return words ? spoken(words) : lineWords(this.step, line);
  }

  async explain() {
    const puzzle = this.session.puzzle!;
    const answer = await askOne("explain", puzzle.text(), { timeout: 60 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done, of }) => this.session.say(`Explaining: ${done} of ${of ?? "?"} cells`),
    });
    const open = answer.status === "unknown" ? `The explanation is incomplete: ${answer.reason}.` : "";
    if (answer.steps.length === 0) throw new Error(open || "There is nothing to explain.");
    this.session.notice = open;
    this.show(puzzle, answer, answer.steps);
  }

  /** These steps, of an answer that has the candidates before the first of them. */
  show(puzzle: Puzzle, answer: Answer, steps: Answer[]) {
    this.puzzle = puzzle;
    this.wording = [];
    this.all = steps;
    this.before = allNotes(puzzle, answer, steps);
    this.session.hint.close();
    this.session.trace.close();
    this.session.propagation.close();
    if (this.session.mode !== "solve") this.session.mode = "explain";
    this.go(0);
  }

  close() {
    this.at = -1;
    this.session.changed();
  }

  go(at: number) {
    this.at = Math.min(Math.max(at, 0), this.all.length - 1);
    this.lines = linesOf(this.step);
    this.walk(-1);
  }

  /** To a line of the argument. */
  walk(line: number) {
    this.line = Math.min(Math.max(line, -1), this.lines.length - 1);
    this.draw();
    this.session.changed();
  }

  /** A line on, and behind the last one to the next step. */
  goOn() {
    if (this.line < this.lines.length - 1) this.walk(this.line + 1);
    else if (this.at < this.all.length - 1) this.go(this.at + 1);
  }

  goBack() {
    if (this.line >= 0) return this.walk(this.line - 1);
    if (this.at === 0) return;
    this.go(this.at - 1);
    this.walk(this.lines.length - 1);
  }

  private draw() {
    const puzzle = this.puzzle!;
    const line = this.lines[this.line];
    const before = this.before[this.at];
    this.notes = line ? supposing(puzzle, before, line) : before;
    const told = line?.step ? toldBy(puzzle, this.step, line)
      : line ? { reasons: [], known: [], conclusions: statementsOf(puzzle, [line.supposed]) }
      // The reasons of an argument are those of its lines.
      : { reasons: this.step.cases ? [] : this.step.reasons, known: this.step.cases ? [] : factsOf(puzzle, this.step.reasons),
          conclusions: statementsOf(puzzle, this.step.conclusions) };
    this.diagram = diagramOf(puzzle, this.notes, told);
    if (!line) this.found(told.conclusions);
    else this.mark(line);
  }

  /** The board shows what the step has found; what that excludes stays to be seen. */
  private found(conclusions: ReturnType<typeof statementsOf>) {
    const { values, candidates } = this.notes;
    this.notes = { values: values.slice(), candidates };
    for (const { cell, value, holds } of conclusions) if (holds) this.notes.values[cell] = value;
  }

  private mark(line: Line) {
    const puzzle = this.puzzle!;
    const { marks, looks } = this.diagram;
    const here = [...line.known.map(({ text }) => text), ...(line.supposed ? [line.supposed] : [])];
    for (const { cell, value, holds } of statementsOf(puzzle, here)) {
      if (holds) mark(marks, [cell], "supposed");
      else looks.set(cell, new Map(looks.get(cell) ?? []).set(value, "gone"));
    }
    if (!line.step || line.step.conclusions.length > 0) return;
    // A unit without a place for its value, a cell without a value; else what can't be true together.
    const without = reasonsOf(this.step, line.step).filter(({ kind }) => kind === "place" || kind === "value");
    const together = statementsOf(puzzle, usedOf(line).map(({ text }) => text)).map(({ cell }) => cell);
    const cells = without.flatMap((reason) => reason.cells.map((name: string) => puzzle.cell(name)));
    mark(marks, cells.length > 0 ? cells : together, "wrong");
  }
}

const factsOf = (puzzle: Puzzle, reasons: readonly Answer[]) =>
  statementsOf(puzzle, reasons.filter(({ kind }) => kind === "given" || kind === "conclusion").map(({ text }) => text));

function toldBy(puzzle: Puzzle, whole: Answer, line: Line) {
  const step = line.step!;
  const reasons = reasonsOf(whole, step);
  const known = [...factsOf(puzzle, reasons), ...statementsOf(puzzle, usedOf(line).map(({ text }) => text))];
  return { reasons, known, conclusions: statementsOf(puzzle, step.conclusions) };
}

/** The board as it would be: with what is supposed, what follows from that, and what the line finds. */
function supposing(puzzle: Puzzle, before: Notes, line: Line): Notes {
  const notes = { values: before.values.slice(), candidates: before.candidates.slice() };
  const known = statementsOf(puzzle, line.known.map(({ text }) => text));
  for (const { cell, value, holds } of known) {
    if (holds && isOpen(notes, cell)) notes.values[cell] = value;
    notes.candidates[cell] = holds ? [] : notes.candidates[cell].filter((other) => other !== value);
  }
  for (const { cell, value, holds } of statementsOf(puzzle, line.step?.conclusions ?? [line.supposed])) {
    if (holds && isOpen(notes, cell)) notes.values[cell] = value;
  }
  return notes;
}
