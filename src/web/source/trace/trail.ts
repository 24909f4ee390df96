// What a solver knows of the board at each event of its trace: the literals that are true then say
// which values cells have and which candidates they have left. Backjumps undo much at once, so each
// assignment remembers the one that it stands on; a trail is read off from its top, whichever event
// is asked about, and thousands of conflicts are gone through as fast as one.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";
import type { CellLiterals } from "./run";

const form = /^(r\d+c\d+)([=≠≤>])(\d+)$/;

const holds: Record<string, (value: number, bound: number) => boolean> = {
  "≠": (value, bound) => value !== bound,
  "≤": (value, bound) => value <= bound,
  ">": (value, bound) => value > bound,
};

const bottom = -1;

export class Trail {
  /** By event: the last assignment that is left behind it. */
  private readonly top: Int32Array;
  /** By assignment: the one that it stands on. */
  private readonly below: Int32Array;

  constructor(private readonly events: readonly Answer[], private readonly cells: readonly CellLiterals[] | null = null) {
    this.top = new Int32Array(events.length);
    this.below = new Int32Array(events.length).fill(bottom);
    let top = bottom;
    events.forEach(({ event, level, literal }, at) => {
      if (event === "backjump" || event === "restart") {
        while (top !== bottom && events[top].level > level) top = this.below[top];
      } else if (literal !== undefined) {
        this.below[at] = top;
        top = at;
      }
      this.top[at] = top;
    });
  }

  /** Which events made the assignments that hold behind an event, the first one first. */
  placesAfter(at: number) {
    const found: number[] = [];
    for (let one = this.top[at]; one !== bottom; one = this.below[one]) found.push(one);
    return found.reverse();
  }

  /** These events. */
  after(at: number) { return this.placesAfter(at).map((place) => this.events[place]); }

  /**
   * By cell the values that are left behind an event, as far as levels up to `level` say; auxiliary variables
   * leave all. A cell may have two values in an encoding that doesn't exclude it.
   */
  candidatesAfter(at: number, puzzle: Puzzle, level = Infinity) {
    const known = this.after(at).filter((event) => event.level <= level);
    return this.cells ? byLiterals(this.cells, known, puzzle) : byNames(known, puzzle);
  }
}

const orLeft = (found: readonly number[][], left: number[][]) =>
  left.map((values, cell) => (found[cell].length > 0 ? found[cell] : values));

function byNames(known: readonly Answer[], puzzle: Puzzle) {
  const { values } = puzzle.layout;
  const candidates = puzzle.givens.map(() => [...values]);
  const found: number[][] = puzzle.givens.map(() => []);
  for (const { statement } of known) {
    const [, name, sign, bound] = form.exec(statement) ?? [];
    if (name === undefined) continue;
    const cell = puzzle.cell(name);
    if (sign === "=") found[cell].push(Number(bound));
    else candidates[cell] = candidates[cell].filter((value) => holds[sign](value, Number(bound)));
  }
  return orLeft(found, candidates);
}

function byLiterals(cells: readonly CellLiterals[], known: readonly Answer[], puzzle: Puzzle) {
  const all = new Set(known.map(({ literal }) => literal as number));
  const those = (says: (literals: readonly number[]) => boolean) => puzzle.givens.map((_, cell) => {
    const of = cells[cell];
    return typeof of === "number" ? [of] : of.filter(([, ...literals]) => says(literals)).map(([value]) => value);
  });
  return orLeft(those((literals) => literals.every((one) => all.has(one))), those((literals) => !literals.some((one) => all.has(-one))));
}
