// What somebody has entered who solves the puzzle: digits, corner and centre marks, colours. It is no
// part of the puzzle, and has undo and redo of its own; an edit of the puzzle keeps it.
import { askOne } from "../requests";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { nothing, symbolOf } from "../values";
import { counted } from "../words";

export const pens = ["digit", "corner", "centre", "colour"] as const;
export type Pen = typeof pens[number];

export const colours = ["grey", "red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink"];

type Marks = readonly (readonly number[])[];

/** By cell. */
interface Sheet { digit: readonly number[]; corner: Marks; centre: Marks; colour: Marks }

/** What is in a cell beside its digit. */
export interface CellNotes { corner: readonly number[]; centre: readonly number[]; colour: readonly number[] }

const blank = (cells: number): Sheet => {
  const none = Array.from({ length: cells }, () => []);
  return { digit: Array.from({ length: cells }, () => nothing), corner: none, centre: none, colour: none };
};

export class Play {
  pen: Pen = "digit";
  /** What the last check found wrong, and whether it is to be seen. */
  wrong: readonly number[] = [];
  shown = false;
  /** What it came to, in words. */
  verdict = "";
  private past: Sheet[] = [];
  private at = -1;

  constructor(private readonly session: Session) {}

  private get puzzle() { return this.session.puzzle!; }
  private get sheet() { return this.past[this.at] ?? blank(this.puzzle.givens.length); }
  get canUndo() { return this.at > 0; }
  get canRedo() { return this.at < this.past.length - 1; }
  get isBlank() { return this.at < 0 || isEmpty(this.sheet); }

  /** For a reload; null: there is nothing. */
  get saved(): Sheet | null { return this.isBlank ? null : this.sheet; }

  restore(saved: Sheet | null | undefined) {
    if (saved && saved.digit.length === this.puzzle.givens.length) this.put(saved);
  }

  /** The puzzle is another one: on a board of other cells the sheet is blank. */
  follow(puzzle: Puzzle) {
    this.forget();
    if (this.at < 0 || this.sheet.digit.length === puzzle.givens.length) return;
    this.past = [];
    this.at = -1;
  }

  /** The digit in a cell, be it given or entered. */
  digit(cell: number) {
    const given = this.puzzle.givens[cell];
    return given === nothing ? this.sheet.digit[cell] : given;
  }

  notes(cell: number): CellNotes {
    const { corner, centre, colour } = this.sheet;
    return this.digit(cell) === nothing ? { corner: corner[cell], centre: centre[cell], colour: colour[cell] }
      : { corner: [], centre: [], colour: colour[cell] };
  }

  undo() { this.go(this.at - 1); }
  redo() { this.go(this.at + 1); }

  private go(index: number) {
    if (index < 0 || index >= this.past.length) return;
    this.at = index;
    this.forget();
    this.session.played();
  }

  private put(next: Sheet) {
    if (this.at < 0) this.past = [blank(this.puzzle.givens.length)];
    this.past = [...this.past.slice(0, Math.max(this.at, 0) + 1), next];
    this.go(this.past.length - 1);
  }

  private forget() {
    this.wrong = [];
    this.shown = false;
    this.verdict = "";
  }

  /** Puts it into the cells, or takes it out of them if all have it. */
  enter(cells: readonly number[], value: number, pen: Pen = this.pen) {
    const open = cells.filter((cell) => pen === "colour" || (this.puzzle.givens[cell] === nothing && (pen === "digit" || this.digit(cell) === nothing)));
    if (open.length === 0 || (pen === "colour" && (value < 1 || value > colours.length))) return;
    if (pen === "digit") return this.put({ ...this.sheet, digit: withDigit(this.sheet.digit, open, value) });
    this.put({ ...this.sheet, [pen]: withMark(this.sheet[pen], open, value) });
  }

  /** Empties the cells: of their digits, or if they have none, of their marks, and then of their colours. */
  erase(cells: readonly number[]) {
    const { sheet } = this;
    const without = (marks: Marks) => marks.map((of, cell) => (cells.includes(cell) ? [] : of));
    const has = (marks: Marks) => cells.some((cell) => marks[cell].length > 0);
    if (cells.some((cell) => sheet.digit[cell] !== nothing && this.puzzle.givens[cell] === nothing)) {
      this.put({ ...sheet, digit: sheet.digit.map((digit, cell) => (cells.includes(cell) ? nothing : digit)) });
    } else if (has(sheet.corner) || has(sheet.centre)) {
      this.put({ ...sheet, corner: without(sheet.corner), centre: without(sheet.centre) });
    } else if (has(sheet.colour)) this.put({ ...sheet, colour: without(sheet.colour) });
  }

  clear() { if (!this.isBlank) this.put(blank(this.puzzle.givens.length)); }

  /** The puzzle with what was entered as givens. */
  get filled() {
    return this.puzzle.givens.reduce((next, given, cell) =>
      given === nothing && this.sheet.digit[cell] !== nothing ? next.with([cell], this.sheet.digit[cell]) : next, this.puzzle);
  }

  /** The puzzle with the centre marks as its pencil marks: in a cell that has some, no other digit is possible. */
  get marked(): Puzzle {
    const { puzzle } = this;
    const { layout } = puzzle;
    const open = [...puzzle.givens.keys()].filter((cell) => this.notes(cell).centre.length > 0);
    // The rule has a word for each place of one grid.
    if (open.length === 0 || !layout.whole || layout.two !== nothing || puzzle.entries("pencilmarks")) return puzzle;
    const word = (cell: number) => layout.values.map((value) =>
      !open.includes(cell) || this.notes(cell).centre.includes(value) ? symbolOf(value) : ".").join("");
    const rows = Array.from({ length: layout.rows }, (_, row) =>
      Array.from({ length: layout.columns }, (_, column) => word(layout.at(row, column))).join(" "));
    return puzzle.withEntries("pencilmarks", rows);
  }

  /** Says whether what was entered is right so far: which digits are wrong is only told when asked again. */
  async check() {
    const { puzzle, session } = this;
    const entered = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === nothing && this.sheet.digit[cell] !== nothing);
    if (entered.length === 0) return this.say("There is no digit to check.");
    const solution = session.found?.solution;
    if (!solution) return this.checkAny();
    this.wrong = entered.filter((cell) => this.sheet.digit[cell] !== solution[cell]);
    if (this.wrong.length > 0) return this.say(`${counted(this.wrong.length, "digit")} of ${entered.length} ${this.wrong.length === 1 ? "is" : "are"} wrong.`);
    const open = puzzle.givens.filter((_, cell) => this.digit(cell) === nothing).length;
    this.say(open === 0 ? "Solved." : `All right so far: ${counted(open, "cell")} to go.`);
  }

  /** Where there is no only solution to compare with. */
  private async checkAny() {
    const { puzzle, sheet, filled } = this;
    const { status } = await askOne("check", filled.text(), { satisfiable: true, timeout: 20 }, { signal: this.session.signal });
    if (sheet !== this.sheet || puzzle !== this.puzzle) return;
    const words: Record<string, string> = {
      consistent: "There is a solution with these digits.", inconsistent: "Two of the digits exclude each other.",
      unsatisfiable: "There is no solution with these digits.",
    };
    this.say(words[status] ?? "Time ran out before this was known.");
  }

  show() {
    this.shown = true;
    this.session.changed();
  }

  private say(verdict: string) {
    this.shown = false;
    this.verdict = verdict;
    this.session.changed();
  }
}

const isEmpty = ({ digit, corner, centre, colour }: Sheet) =>
  digit.every((value) => value === nothing) && [corner, centre, colour].every((marks) => marks.every((of) => of.length === 0));

function withDigit(digits: readonly number[], cells: readonly number[], value: number) {
  const there = cells.every((cell) => digits[cell] === value);
  return digits.map((digit, cell) => (!cells.includes(cell) ? digit : there ? nothing : value));
}

function withMark(marks: Marks, cells: readonly number[], value: number): Marks {
  const there = cells.every((cell) => marks[cell].includes(value));
  const changed = (of: readonly number[]) => there ? of.filter((one) => one !== value)
    : of.includes(value) ? of : [...of, value].sort((a, b) => a - b);
  return marks.map((of, cell) => (cells.includes(cell) ? changed(of) : of));
}
