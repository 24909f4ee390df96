// A run of the program's small solver on the puzzle's clauses, to be gone through event by event:
// what an event says in words, and what the board is like after it.
import { askFor, type Answer } from "../requests";
import { mark, type Findings } from "../answers/findings";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { nothing } from "../values";
import { counted } from "../words";
import { Stops } from "./stops";
import { Trail } from "./trail";

export const modes = ["cdcl", "dpll", "backtracking", "units"];

// A run ends there: an answer of 100,000 events has some 10 MB, and `serve` gives 16 at most.
const mostConflicts = 10_000;
const mostSteps = 100_000;

interface Clause { words: string; literals: number[]; about?: string | null; family?: string }

export class Trace {
  events: Answer[] = [];
  at = -1;
  /** What the run came to. */
  summary = "";
  candidates: number[][] = [];
  marks: Findings["marks"] = new Map();
  readonly stops = new Stops();
  private trail = new Trail([]);
  private clauses = new Map<number, Clause>();
  private puzzle: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get open() { return this.at >= 0; }

  async run(mode: string, encoding: string) {
    const puzzle = this.session.puzzle!;
    const answer = await askFor("events", "trace", puzzle.text(), { mode, encoding, conflicts: mostConflicts, steps: mostSteps, timeout: 30 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done }) => this.session.say(`Solving: ${counted(done, "conflict")}`),
    });
    this.puzzle = puzzle;
    this.events = answer.events;
    this.trail = new Trail(this.events);
    this.stops.clauses.clear(); // another formula has others
    this.clauses = new Map(answer.named_clauses.map((one: Answer) => [one.clause, one]));
    for (const event of this.events) if (event.event === "learnt") this.clauses.set(event.clause, event as Answer & Clause);
    this.summary = summaryOf(answer);
    this.session.notice = "";
    this.session.steps.close();
    this.session.hint.close();
    this.session.propagation.close();
    if (this.events.length === 0) throw new Error("The formula is empty: there are no steps to show.");
    this.go(0);
  }

  close() {
    this.at = -1;
    this.session.changed();
  }

  go(at: number) {
    this.at = Math.min(Math.max(at, 0), this.events.length - 1);
    this.candidates = this.trail.candidatesAfter(this.at, this.puzzle!);
    this.marks = this.marksOf(this.events[this.at]);
    this.session.changed();
  }

  /** To the next event of this kind, or to the end. */
  goOn(kind: string) { this.goTo((event) => event.event === kind); }

  /** To the next breakpoint, or to the end. */
  goToStop() { this.goTo((event) => this.stops.has(event, this.puzzle!)); }

  private goTo(wanted: (event: Answer) => boolean) {
    const found = this.events.findIndex((event, at) => at > this.at && wanted(event));
    this.go(found < 0 ? this.events.length - 1 : found);
  }

  /** The assignments that hold at this event. */
  assignments() { return this.trail.after(this.at); }

  literalsOf(clause: number): readonly number[] { return this.clauses.get(clause)?.literals ?? []; }

  value(cell: number) {
    return this.candidates[cell].length === 1 ? this.candidates[cell][0] : nothing;
  }

  /** A clause in words, and where it is from. */
  because(number: number) {
    const clause = this.clauses.get(number);
    if (!clause) return `clause ${number}`;
    const about = clause.about || clause.family;
    return about ? `${clause.words} (${about})` : clause.words;
  }

  words(event: Answer): string {
    switch (event.event) {
      case "decision": return `Decision: ${event.statement}`;
      case "propagation": return `${event.statement}, because ${this.because(event.clause)}`;
      case "conflict": return `Conflict: every literal is false in ${this.because(event.clause)}`;
      case "learnt": return `Learnt: ${event.words}`;
      case "flip": return `${event.statement}, because ${event.words}`;
      case "backjump": return `Back to level ${event.level}`;
      case "restart": return "Restart: all decisions are undone";
      case "model": return "Solution: every clause is satisfied";
      case "refuted": return "No solution";
      default: return "Propagation has reached a fixpoint";
    }
  }

  /** The cells that the event names, and those of its clause. */
  private marksOf(event: Answer) {
    const marks: Findings["marks"] = new Map();
    const cells = (text: string) => this.puzzle!.cellsNamed(text);
    const words = this.clauses.get(event.clause)?.words ?? event.words ?? "";
    mark(marks, (words.match(/r\d+c\d+/g) ?? []).flatMap(cells), event.event === "conflict" ? "wrong" : "reason");
    if (event.statement) for (const cell of cells(event.statement)) marks.set(cell, ["now"]);
    return marks;
  }
}

function summaryOf({ status, counts, reason }: Answer) {
  const work = `${counted(counts.decision, "decision")}, ${counted(counts.propagation, "propagation")}, ` +
    counted(counts.conflict, "conflict");
  const result: Record<string, string> = { solved: "Solved", unsatisfiable: "No solution" };
  return `${result[status] ?? `Undecided (${reason})`}: ${work}.`;
}
