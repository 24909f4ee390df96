// Two encodings after the same decisions: what unit propagation leaves each cell in one and in the
// other. The decisions are candidates that somebody assumes; they are not part of the puzzle.
import { askFor, type Answer } from "../requests";
import { mark, type Findings } from "../answers/findings";
import { Latest } from "../latest";
import type { Session } from "../session";
import { valuesOf } from "../values";
import type { Place } from "./inspection";

/** What an encoding knows; no candidates: its clauses contradict the decisions. */
export interface Side {
  encoding: string;
  variables: number;
  clauses: number;
  candidates: number[][] | null;
  /** The conflict, the decision that was refused, or what ended the run too early. */
  reason: string;
}

export class Propagation {
  decisions: readonly Place[] = [];
  sides: readonly Side[] = [];
  /** Cells of which the two sides do not leave the same. */
  differing: readonly number[] = [];
  marks: Findings["marks"] = new Map();
  /** The side that the board shows; -1: none. */
  shown = -1;
  private readonly asking = new Latest();

  constructor(private readonly session: Session) {}

  get open() { return this.shown >= 0 && this.sides.length > 0; }
  get candidates() { return this.sides[this.shown]?.candidates ?? null; }

  isDecided({ cell, value }: Place) {
    return this.decisions.some((one) => one.cell === cell && one.value === value);
  }

  /** Decides it after all others; or takes the decision back. */
  toggle(place: Place) {
    const others = this.decisions.filter(({ cell }) => cell !== place.cell);
    this.decisions = this.isDecided(place) ? others : [...others, place];
  }

  async run(encodings: readonly string[]) {
    const puzzle = this.session.puzzle!;
    const decide = this.decisions.map(({ cell, value }) => `${puzzle.name(cell)}=${value}`).join(" ");
    const signal = this.asking.next();
    const viewing = this.session.viewing.signal;
    this.sides = await Promise.all(encodings.map(async (encoding) => this.sideOf(
      await askFor("events", "trace", puzzle.text(), { mode: "units", encoding, decide, timeout: 20 }, { signal }))));
    this.compare();
    // What was opened meanwhile stays open.
    if (viewing === this.session.viewing.signal) this.show(Math.max(this.shown, 0));
    else this.session.changed();
  }

  private sideOf(answer: Answer): Side {
    const { encoding, variables, clauses, solution, candidates, events } = answer;
    const { puzzle } = this.session;
    const last = events[events.length - 1] ?? {};
    const conflict = events.find((event: Answer) => event.event === "conflict");
    const clause = answer.named_clauses.find((one: Answer) => one.clause === conflict?.clause);
    const left: number[][] | null = solution ? valuesOf(solution).map((value) => [value])
      : candidates ? puzzle!.givens.map((_, cell) => candidates[puzzle!.name(cell)] ?? []) : null;
    const reason = conflict ? `Conflict: every literal is false in ${clause?.words ?? "a clause"}` : left ? "" : answer.reason ?? last.event;
    return { encoding, variables, clauses, candidates: left, reason };
  }

  show(shown: number) {
    this.session.steps.close();
    this.session.trace.close();
    this.shown = shown;
    this.session.changed();
  }

  close() {
    this.asking.cancel();
    this.shown = -1;
    this.session.changed();
  }

  /** Of another puzzle nothing is decided. */
  reset() {
    this.asking.cancel();
    this.decisions = this.sides = [];
    this.shown = -1;
  }

  private compare() {
    const [left, right] = this.sides.map((side) => side.candidates);
    const cells = left && right ? [...left.keys()] : [];
    this.differing = cells.filter((cell) => left![cell].join() !== right![cell].join());
    this.marks = new Map();
    mark(this.marks, this.differing, "differs");
    mark(this.marks, this.decisions.map(({ cell }) => cell), "now");
  }
}
