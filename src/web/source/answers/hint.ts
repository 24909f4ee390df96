// The next step for somebody who solves on the page, told in three grades: where to look, what to look
// for, and the step with its reasons on the board. A digit that is wrong comes first: one that the only
// solution of the puzzle, before digits were added to it, does not have.
import { askOne, type Answer } from "../requests";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { nothing } from "../values";
import { spoken } from "./argument";
import { mark, type Findings } from "./findings";

/** A puzzle with one solution; those with more digits and the same rules are stages of solving it. */
interface Base { puzzle: Puzzle; solution: readonly number[] }

interface Told {
  where: string;
  what: string;
  /** The cells to look at. */
  cells: readonly number[];
  puzzle: Puzzle;
  /** Of `explain` or `hint`, with these steps. */
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
  private base: Base | null = null;
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
  solved(puzzle: Puzzle, solution: readonly number[]) {
    if (!this.base || !isStage(this.base.puzzle, puzzle)) this.base = { puzzle, solution };
  }

  close() { this.grade = 0; }

  async ask() {
    const { session } = this;
    if (this.grade === 0) {
      session.steps.close();
      this.told = await this.next(session.puzzle!);
    }
    if (this.grade < 2) {
      this.grade += 1;
      session.changed();
    } else {
      const { puzzle, answer, steps } = this.told!;
      this.close();
      session.steps.show(puzzle, answer, steps);
      if (answer.answer) session.say(`${spoken(answer.answer)}.`);
    }
  }

  private async next(puzzle: Puzzle): Promise<Told> {
    const signal = this.session.viewing.next(this.session.signal);
    const wrong = this.wrongDigit(puzzle);
    if (wrong >= 0) return this.refuted(wrong, puzzle.givens[wrong], signal);
    const answer = await askOne("hint", puzzle.text(), { tell: "why", timeout: 20 }, { signal });
    if (!answer.hint) throw new Error(answer.reason ?? "There is no next step.");
    const { where, what, step } = answer.hint;
    return { where, what, puzzle, answer, steps: [step], cells: cellsIn(puzzle, where, step) };
  }

  /** The first digit that the solution doesn't have; -1: there is none. */
  private wrongDigit(puzzle: Puzzle) {
    const { base } = this;
    if (!base || !isStage(base.puzzle, puzzle)) return -1;
    return puzzle.givens.findIndex((value, cell) => value !== nothing && value !== base.solution[cell]);
  }

  private async refuted(cell: number, value: number, signal: AbortSignal): Promise<Told> {
    const { puzzle } = this.base!;
    const statement = `${puzzle.name(cell)}=${value}`;
    const answer = await askOne("explain", puzzle.text(), { "why-not": statement, timeout: 60 }, { signal });
    const { row, column } = puzzle.layout.places[cell];
    const near = [...puzzle.layout.places.keys()].filter((other) =>
      Math.abs(puzzle.layout.places[other].row - row) < 2 && Math.abs(puzzle.layout.places[other].column - column) < 2);
    return {
      where: "A digit near here is wrong.", what: `${puzzle.name(cell)} is not ${puzzle.layout.sign(value)}.`,
      cells: near, puzzle, answer, steps: answer.steps,
    };
  }
}
