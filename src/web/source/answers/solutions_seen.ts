// Solutions of a puzzle that has several, one after the other on the board.
import { askOne } from "../requests";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { valuesOf } from "../values";

const most = 100;
const seconds = 5;

export class SolutionsSeen {
  at = 0;
  private all: number[][] = [];
  private about: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get open() { return this.about !== null && this.about === this.session.puzzle && this.session.mode === "set"; }
  get count() { return this.all.length; }

  value(cell: number) { return this.all[this.at][cell]; }

  async see() {
    const { session } = this;
    const puzzle = session.puzzle!;
    const { all, solution } = await askOne("solve", puzzle.text(), { solutions: most, timeout: seconds }, { signal: session.signal });
    if (puzzle !== session.puzzle) return;
    const found: string[] = all ?? (solution ? [solution] : []);
    if (found.length === 0) return session.say(`No solution was found in ${seconds} s.`);
    this.all = found.map(valuesOf);
    this.about = puzzle;
    this.go(0);
  }

  /** Behind the last one comes the first one. */
  go(at: number) {
    this.at = (at + this.count) % this.count;
    this.session.changed();
  }

  close() {
    this.about = null;
    this.session.changed();
  }
}
