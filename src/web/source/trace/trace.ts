// A run of the program's small solver on the puzzle's clauses, to be gone through event by event:
// what an event says in words, and what the board is like after it.
import { askFor, type Answer } from "../requests";
import type { Look } from "../answers/diagram";
import { mark, type Findings } from "../answers/findings";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { nothing } from "../values";
import { counted } from "../words";
import { runOf, type Clause, type Run } from "./run";
import { Stops } from "./stops";
import { Trail } from "./trail";

export const modes = ["cdcl", "dpll", "backtracking", "units"];

// A run ends there: an answer of 100,000 events has some 10 MB, and `serve` gives 16 at most.
const mostConflicts = 10_000;
const mostSteps = 100_000;

/** Steps a second; a page draws no more than 20 of them, and goes on by several at once. */
export const speeds = [1, 2, 5, 20, 100, 1000];
const mostDrawn = 20;

export class Trace {
  events: readonly Answer[] = [];
  at = -1;
  /** What the run came to. */
  summary = "";
  candidates: number[][] = [];
  /** Candidates that are out as long as the decisions hold. */
  looks: ReadonlyMap<number, Look>[] = [];
  marks: Findings["marks"] = new Map();
  readonly stops = new Stops();
  speed = 5;
  /** Cells of which something is known only as long as the decisions hold. */
  private guessed: number[] = [];
  private timer = 0;
  private asked = { mode: modes[0], encoding: "" };
  private names: Run["names"] = new Map();
  private purposes: Run["purposes"] = new Map();
  private trail = new Trail([]);
  private clauses = new Map<number, Clause>();
  private lessons: readonly number[] = [];
  private puzzle: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get open() { return this.at >= 0; }

  /** `decide`: decisions to be made first, as "r1c1=4 r5c5=7". */
  async run(mode: string, encoding: string, decide = "") {
    const puzzle = this.session.puzzle!;
    this.asked = { mode, encoding };
    const answer = await askFor("events", "trace", puzzle.text(), { mode, encoding, ...(decide && { decide }), conflicts: mostConflicts, steps: mostSteps, timeout: 30 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done }) => this.session.say(`Solving: ${counted(done, "conflict")}`),
    });
    this.session.notice = "";
    this.session.steps.close();
    this.session.hint.close();
    this.session.propagation.close();
    this.show(puzzle, runOf(answer));
  }

  /** A run that is known already. */
  show(puzzle: Puzzle, run: Run) {
    this.puzzle = puzzle;
    this.events = run.events;
    this.trail = new Trail(run.events, run.cells);
    this.stops.clauses.clear(); // another formula has others
    this.pause();
    this.names = run.names;
    this.purposes = run.purposes;
    this.clauses = run.clauses;
    this.lessons = [...run.events.keys()].filter((at) => run.events[at].event === "learnt");
    this.summary = summaryOf(run);
    if (this.events.length === 0) throw new Error("The formula is empty: there are no steps to show.");
    this.go(0);
  }

  get playing() { return this.timer !== 0; }

  /** Goes on by itself, to a breakpoint or the end. */
  play() {
    if (this.at === this.events.length - 1) this.go(0);
    const drawn = Math.min(this.speed, mostDrawn);
    this.timer = window.setInterval(() => this.tick(this.speed / drawn), 1000 / drawn);
    this.session.changed();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.session.changed();
  }

  setSpeed(speed: number) {
    this.speed = speed;
    if (!this.playing) return;
    this.pause();
    this.play();
  }

  private tick(steps: number) {
    const last = Math.min(this.at + steps, this.events.length - 1);
    let next = this.at + 1;
    while (next < last && !this.isStop(next)) ++next;
    this.go(next);
    if (this.at === this.events.length - 1 || this.isStop(this.at)) this.pause();
  }

  private isStop(at: number) { return this.stops.has(this.events[at], this.puzzle!); }

  /** The decisions that hold here, and which event made each. */
  decisions() { return this.trail.placesAfter(this.at).filter((place) => this.events[place].event === "decision"); }

  /** The same run up to here, which then decides this candidate. */
  async decideHere(cell: number, value: number) {
    const candidate = `${this.puzzle!.name(cell)}=${value}`;
    const decided = this.decisions().map((place) => this.events[place].statement as string).filter((one) => one.includes("="));
    await this.run(this.asked.mode, this.asked.encoding, [...decided, candidate].join(" "));
    const found = this.events.findIndex(({ event, statement }) => event === "decision" && statement === candidate);
    if (found >= 0) this.go(found);
  }

  close() {
    this.pause();
    this.at = -1;
    this.session.changed();
  }

  go(at: number) {
    this.at = Math.min(Math.max(at, 0), this.events.length - 1);
    this.candidates = this.trail.candidatesAfter(this.at, this.puzzle!);
    const certain = this.trail.candidatesAfter(this.at, this.puzzle!, 0);
    this.looks = certain.map((left, cell) =>
      new Map(left.filter((value) => !this.candidates[cell].includes(value)).map((value) => [value, "gone"])));
    this.guessed = this.looks.flatMap((gone, cell) => (gone.size > 0 ? [cell] : []));
    this.marks = this.marksOf(this.events[this.at]);
    this.session.changed();
  }

  /** To the event of this kind before this one, or to the beginning. */
  goBack(kind: string) {
    let found = this.at - 1;
    while (found > 0 && this.events[found].event !== kind) --found;
    this.go(found);
  }

  /** To the next event of this kind, or to the end. */
  goOn(kind: string) { this.goTo((event) => event.event === kind); }

  /** To the first event of this kind, where there is one. */
  goToFirst(kind: string) {
    const found = this.events.findIndex(({ event }) => event === kind);
    if (found >= 0) this.go(found);
  }

  /** To the next breakpoint, or to the end. */
  goToStop() { this.goTo((event) => this.stops.has(event, this.puzzle!)); }

  goBackToStop() {
    let found = this.at - 1;
    while (found > 0 && !this.isStop(found)) --found;
    this.go(found);
  }

  private goTo(wanted: (event: Answer) => boolean) {
    const found = this.events.findIndex((event, at) => at > this.at && wanted(event));
    this.go(found < 0 ? this.events.length - 1 : found);
  }

  /** The assignments that hold at this event. */
  assignments() { return this.trail.after(this.at); }

  placesAfter() { return this.trail.placesAfter(this.at); }

  /** What a literal says; "": the run never assigns its variable. */
  literalName(literal: number) { return this.names.get(literal) ?? ""; }

  /** The events that learnt a clause up to here. */
  learnt() { return this.lessons.filter((at) => at <= this.at); }

  /** What an auxiliary variable is for; "": it is none. */
  purposeOf(literal: number) { return this.purposes.get(Math.abs(literal)) ?? ""; }

  /** Whether the run can stop there. */
  isLiteral(statement: string) { return [...this.names.values()].includes(statement); }

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
    mark(marks, this.guessed, "guessed");
    if (event.statement) for (const cell of cells(event.statement)) marks.set(cell, this.guessed.includes(cell) ? ["now", "guessed"] : ["now"]);
    return marks;
  }
}

function summaryOf({ events, status, reason }: Run) {
  const counts: Record<string, number> = { decision: 0, propagation: 0, conflict: 0 };
  for (const { event } of events) if (event in counts) ++counts[event];
  const work = Object.entries(counts).map(([what, count]) => counted(count, what)).join(", ");
  const result: Record<string, string> = { solved: "Solved", unsatisfiable: "No solution" };
  return `${result[status] ?? `Undecided (${reason})`}: ${work}.`;
}
