// The next step for somebody who solves on the page, told in three grades: where to look, what to look
// for, and the step with its reasons on the board. The program says first what is wrong: a digit that was
// entered, or a digit that centre marks have lost. While a puzzle is set, digits that were added to one
// with only one solution count as entered.
import { askOne, type Answer, type Options } from "../requests";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { nothing, symbolOf } from "../values";
import { mark, type Findings } from "./findings";

interface Told {
  where: string;
  what: string;
  /** What is wrong; "": nothing is. */
  fault: string;
  /** The cells to look at. */
  cells: readonly number[];
  puzzle: Puzzle;
  /** Of `hint`, with these steps. */
  answer: Answer;
  steps: Answer[];
}

const isStage = (base: Puzzle, puzzle: Puzzle) => base.header() === puzzle.header() &&
  base.givens.every((value, cell) => value === nothing || value === puzzle.givens[cell]);

/** "row 3 has a 4" is about row 3. */
const unitOf = ({ text }: Answer) => (text as string).split(" has ")[0];

/** The cells of the units and cells that a sentence names, of the reasons of its step. */
function cellsIn(puzzle: Puzzle, sentence: string, step: Answer) {
  const named = step.reasons.filter((reason: Answer) =>
    (reason.kind === "place" || reason.kind === "once") && new RegExp(`\\b${unitOf(reason)}\\b`).test(sentence));
  const names: string[] = named.flatMap(({ cells }: Answer) => cells);
  return [...new Set([...names.map((name) => puzzle.cell(name)), ...puzzle.cellsNamed(sentence)])].filter((cell) => cell >= 0);
}

export class Hint {
  /** How much is told: 0 nothing, 1 where, 2 what; then the step is shown. */
  grade = 0;
  /** A puzzle with one solution; those with more digits and the same rules are stages of solving it. */
  private base: Puzzle | null = null;
  private told: Told | null = null;

  constructor(private readonly session: Session) {}

  get sentence() { return this.grade === 0 ? "" : this.grade === 1 ? this.told!.where : this.told!.what; }
  /** What the next press tells. */
  get offer() { return ["Hint", "What to look for", "Show the step"][this.grade]; }
  get marks() {
    const marks: Findings["marks"] = new Map();
    if (this.grade > 0) mark(marks, this.told!.cells, "shown");
    return marks;
  }

  /** The puzzle has one solution. */
  solved(puzzle: Puzzle) {
    if (!this.base || !isStage(this.base, puzzle)) this.base = puzzle;
  }

  close() { this.grade = 0; }

  async ask() {
    const { session } = this;
    if (this.grade === 0) {
      session.steps.close();
      this.told = await this.next();
    }
    if (this.grade < 2) {
      this.grade += 1;
      session.changed();
    } else {
      const { puzzle, answer, steps, fault } = this.told!;
      this.close();
      if (steps.length > 0) session.steps.show(puzzle, answer, steps);
      session.say(fault);
    }
  }

  /** The puzzle, and how far somebody has come with it. Of several grids it is one puzzle: a grid has no gaps. */
  private state(): { puzzle: Puzzle; options: Options } {
    const { play, mode } = this.session;
    const puzzle = this.session.puzzle!;
    const filled = mode === "solve" ? play.filled : puzzle;
    if (!puzzle.layout.whole || puzzle.layout.two !== nothing) return { puzzle: filled, options: {} };
    const base = this.base && isStage(this.base, puzzle) ? this.base : puzzle;
    const grid = puzzle.layout.lines((cell) => symbolOf(filled.givens[cell]));
    return { puzzle: mode === "solve" ? play.marked : base, options: { filled: `${grid.join("\n")}\n` } };
  }

  private async next(): Promise<Told> {
    const signal = this.session.viewing.next(this.session.signal);
    const { puzzle, options } = this.state();
    const answer = await askOne("hint", puzzle.text(), { tell: "why", timeout: 20, ...options }, { signal });
    if (!answer.hint) throw new Error(answer.reason ?? "There is no next step.");
    const { where, what, step, fault, steps } = answer.hint;
    const cells = fault ? fault.cells.map((name: string) => puzzle.cell(name)) : cellsIn(puzzle, where, step);
    return { where, what, fault: fault?.text ?? "", puzzle, answer, steps: step ? [step] : steps, cells };
  }
}
