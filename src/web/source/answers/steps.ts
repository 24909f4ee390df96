// The explanation of the solution, a step at a time: which step is shown, and what it shows.
import { askOne, type Answer } from "../requests";
import type { Session } from "../session";
import type { Puzzle } from "../puzzle";
import { mark, type Findings } from "./findings";

export class StepsShown {
  all: Answer[] = [];
  at = -1;
  private puzzle: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get open() { return this.at >= 0; }
  get step() { return this.all[this.at]; }

  async explain() {
    const puzzle = this.session.puzzle!;
    const answer = await askOne("explain", puzzle.text(), { timeout: 60 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done, of }) => this.session.say(`Explaining: ${done} of ${of ?? "?"} cells`),
    });
    this.puzzle = puzzle;
    this.all = answer.steps ?? [];
    const open = answer.status === "unknown" ? `The explanation is incomplete: ${answer.reason}.` : "";
    if (this.all.length === 0) throw new Error(open || "There is nothing to explain.");
    this.session.notice = open;
    this.session.trace.close();
    this.session.propagation.close();
    this.go(0);
  }

  close() {
    this.at = -1;
    this.session.changed();
  }

  go(at: number) {
    this.at = Math.min(Math.max(at, 0), this.all.length - 1);
    this.session.changed();
  }

  /** Values found up to this step. */
  values() {
    const values: number[] = [];
    for (const step of this.all.slice(0, this.at + 1)) {
      for (const text of step.conclusions) {
        const value = /^r\d+c\d+=(\d+)$/.exec(text);
        if (value) values[this.puzzle!.cell(text)] = Number(value[1]);
      }
    }
    return values;
  }

  /** The step's cells and its reasons. */
  marks() {
    const marks: Findings["marks"] = new Map();
    const cells = (names: string[]) => names.map((name) => this.puzzle!.cell(name));
    for (const reason of this.step.reasons) {
      if (reason.kind === "given" || reason.kind === "conclusion") mark(marks, cells(reason.cells), "reason");
    }
    for (const cell of cells(this.step.conclusions)) marks.set(cell, ["now"]);
    return marks;
  }
}
