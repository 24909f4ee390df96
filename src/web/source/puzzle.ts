// A puzzle as the page edits it: title, board, rules with their entries, givens; and as a puzzle
// file, which is how the program gets it. Puzzles never change; an edit makes a new one, so that
// undo is a list. What board a text has is the program's to say.
import { asComment, unfinishedIn, withEntryAside } from "./draft";
import { askOne, type Answer, type Asking, type Options } from "./requests";
import { Layout } from "./layout";
import { largestValue, nothing, symbolOf, valuesOf } from "./values";

/** A rule with its entries, in the words of a puzzle file. */
export interface RuleUse {
  name: string;
  data: readonly string[];
}

/** Entries that the program can't read yet, such as a sum of 18 in two cells: kept, shown, and left out of what it is asked. */
export interface Aside {
  rule: string;
  data: readonly string[];
  why: string;
  /** Beside the board, where an entry has a clue for each line: which of them; the others are asked about. */
  clue?: number;
}

const sideOf = (entry: string) => /^(?:top|bottom|left|right)(?:-\w+)?:/.exec(entry)?.[0];

/** The clue of an entry beside the board in which a column of the text is; undefined: in none. */
function clueAt(entry: string, column: number) {
  const side = sideOf(entry);
  if (!side || column < side.length) return undefined;
  const before = entry.slice(side.length, column + 1).trim().split(/\s+/);
  return before[0] === "" ? undefined : before.length - 1;
}

/** Without some of its clues. */
function withoutClues(entry: string, clues: readonly number[]) {
  const [side, ...all] = entry.split(/\s+/);
  return [side, ...all.map((clue, at) => (clues.includes(at) ? "." : clue))].join(" ");
}

interface Fields {
  title: string;
  author: string;
  layout: Layout;
  /** The lines of a puzzle file that say the same: "size: 8x6", "box: 2x4". */
  board: readonly string[];
  rules: readonly RuleUse[];
  aside: readonly Aside[];
  givens: readonly number[];
  /** What the program left out of the text that it was read from, or could have read otherwise. */
  warnings: readonly string[];
}

const usualBoard = "size: 9";
const unwritable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu; // no title has them: the program would not read it
const indent = "  "; // of an entry

/** "puzzle:1: " says no more than that it is in the text, which nobody sees who draws. */
const withoutPlace = (warning: string) => warning.replace(/^puzzle(:\d+)*: /, "");

/** The error with words for somebody who has pasted or written the text that it is about. */
export function placedInText(error: unknown) {
  if ((error as Error).name === "AbortError") return error;
  const told = (error as Error).message.replace(/^puzzle:(\d+):(\d+): /, "Line $1, column $2: ").replace(/^puzzle:(\d+): /, "Line $1: ");
  return new Error(told.replace(/^puzzle: contains/, "The text contains"));
}

/** The error with words for somebody who has written no file. */
export function unplaced(error: unknown, about = "") {
  if ((error as Error).name === "AbortError") return error;
  const told = withoutPlace((error as Error).message).replace(/^rule '[^']*': /, "");
  return new Error(about + told);
}

export class Puzzle {
  private asDraft = ""; // it is asked for again with each edit, of all that can be undone

  private constructor(private readonly fields: Fields) {}

  get title() { return this.fields.title; }
  get author() { return this.fields.author; }
  get layout() { return this.fields.layout; }
  get rules() { return this.fields.rules; }
  get aside() { return this.fields.aside; }
  get givens() { return this.fields.givens; }
  get warnings() { return this.fields.warnings; }

  /** Reads any text that the program reads, without the entries of rules that it can't; null: an empty board. */
  static async read(text: string | null, board: Options = {}, asking: Asking = {}): Promise<Puzzle> {
    const options = { ...board, format: "puzzle", ...(text === null && { empty: true }) };
    try {
      return Puzzle.of(await askOne("convert", text, options, asking)).restored(unfinishedIn(text ?? ""));
    } catch (error) {
      const rest = text === null ? null : withEntryAside(text, (error as Error).message);
      if (rest === null) throw error;
      return Puzzle.read(rest, board, asking);
    }
  }

  /** Of an answer of `convert`. */
  static of(read: Answer) {
    const { title, author, document = "", puzzle } = read;
    const layout = new Layout(read);
    if (!layout.fits || layout.values[layout.values.length - 1] > largestValue) {
      throw new Error("This page can show grids of up to 25 rows and columns.");
    }
    const lines: string[] = document.match(/^(size|box): .*$/gm) ?? [];
    if (!lines.some((line) => line.startsWith("size"))) lines.unshift(usualBoard);
    // The line of the size says it.
    const rules = read.rules.filter(({ name }: RuleUse) => name !== "shape" || layout.rows === layout.columns);
    return new Puzzle({
      title: title ?? "", author: author ?? "", layout, board: lines, rules, aside: [], givens: valuesOf(puzzle),
      warnings: read.warnings.map(withoutPlace),
    });
  }

  private changed(fields: Partial<Fields>) {
    return new Puzzle({ ...this.fields, ...fields });
  }

  /** With another value in some cells. */
  with(cells: Iterable<number>, value: number) {
    const givens = this.givens.slice();
    for (const cell of cells) givens[cell] = value;
    return this.changed({ givens });
  }

  /** With these values, one for each cell. */
  filled(givens: readonly number[]) { return this.changed({ givens }); }

  titled(title: string, author: string) {
    const [plainTitle, plainAuthor] = [title, author].map((text) => text.replace(unwritable, " ").trim());
    return this.changed({ title: plainTitle, author: plainAuthor });
  }

  /** With these warnings before its own. */
  warned(warnings: readonly string[]) {
    return this.changed({ warnings: [...new Set([...warnings, ...this.warnings])] });
  }

  empty() { return this.changed({ givens: this.givens.map(() => nothing) }); }

  isEmpty() { return this.sound().length === 0 && this.givens.every((value) => value === nothing); }

  /** Whether it is what the page begins with. */
  isUsual() { return this.isEmpty() && this.rules.length === 0 && this.board() === usualBoard && !this.title && !this.author; }

  /** The entries of a rule; null: the puzzle has no such rule. */
  entries(rule: string) {
    return this.rules.find((use) => use.name === rule)?.data ?? null;
  }

  /** With these entries of a rule; null: without the rule. */
  withEntries(rule: string, data: readonly string[] | null) {
    const at = this.rules.findIndex((use) => use.name === rule);
    const rules = this.rules.filter((use) => use.name !== rule);
    if (data !== null) rules.splice(at < 0 ? rules.length : at, 0, { name: rule, data });
    return this.changed({ rules, aside: this.aside.filter((one) => one.rule !== rule) });
  }

  /** What the program is asked about an entry; null: nothing. */
  private soundEntry(rule: string, entry: string) {
    const about = this.aside.filter((one) => one.rule === rule && one.data.includes(entry));
    if (about.length === 0) return entry;
    const clues = about.flatMap(({ clue }) => clue ?? []);
    if (clues.length < about.length) return null;
    const rest = withoutClues(entry, clues);
    return /^\S+( \.)*$/.test(rest) ? null : rest;
  }

  /** The rules that the program is asked about. */
  private sound() {
    return this.rules.flatMap(({ name, data }) => {
      const from = data.filter((entry) => this.soundEntry(name, entry) !== null);
      return data.length > 0 && from.length === 0 ? [] : [{ name, from, data: from.map((entry) => this.soundEntry(name, entry)!) }];
    });
  }

  /** Without the entry, or the clue of it, of which the program complains; null: it complains of something else. */
  setAside(complaint: string): Puzzle | null {
    const [, line, column, why] = /^puzzle:(\d+)(?::(\d+))?: (.*)$/s.exec(complaint) ?? [];
    const owners: (Aside | null)[] = this.heading().split("\n").map(() => null);
    const told = (why ?? "").replace(/^region '\.' has (\d+) cells?: .*/, "cells without a region: $1");
    const sound = this.sound().filter(({ data }) => data.length > 0);
    let at = owners.length - 1 - sound.reduce((lines, { data }) => lines + data.length + 1, 0);
    for (const { name, data, from } of sound) {
      at += 1;
      for (const [index, entry] of data.entries()) {
        const clue = clueAt(entry, Number(column ?? 0) - 1 - indent.length);
        // The lines of regions are one entry.
        owners[at++] = { rule: name, data: name === "regions" ? data : [from[index]], why: told, ...(clue !== undefined && { clue }) };
      }
    }
    const found = owners[Number(line) - 1];
    return found ? this.changed({ aside: [...this.aside, found] }) : null;
  }

  /** With entries that were set aside before, of which the program has not been asked again. */
  restored(aside: readonly Aside[]) {
    return aside.reduce<Puzzle>((next, { rule, data }) => {
      const sides = data.map(sideOf);
      const others = (next.entries(rule) ?? []).filter((entry) => !data.includes(entry) && !(sideOf(entry) && sides.includes(sideOf(entry))));
      return next.withEntries(rule, [...others, ...data]);
    }, this);
  }

  private board() { return this.fields.board.join("\n"); }

  /** What the board looks like without its givens: the same text, the same picture. */
  header() {
    const lines = [this.board()];
    const rules = this.sound();
    const bare = rules.filter((use) => use.data.length === 0).map((use) => use.name);
    if (bare.length > 0) lines.push(`rules: ${bare.join(", ")}`);
    for (const use of rules.filter(({ data }) => data.length > 0)) {
      lines.push(`${use.name}:`, ...use.data.map((entry) => indent + entry));
    }
    return lines.join("\n");
  }

  /** As a puzzle file without a grid, which has no givens. */
  heading() {
    const title = this.title ? `title: ${this.title}\n` : "";
    const author = this.author ? `author: ${this.author}\n` : "";
    return `${title}${author}${this.header()}\n`;
  }

  /** As a puzzle file. */
  text() {
    const rows = this.layout.lines((cell) => symbolOf(this.givens[cell]));
    return `${this.heading()}\n${rows.join("\n")}\n`;
  }

  /** What the program can't read yet, as comments. */
  unfinished() {
    const lines = this.aside.map(({ rule, data }) => asComment(rule, data));
    return [...new Set(lines)].join("");
  }

  /** As a puzzle file from which the page reads all of it again. */
  draft() { return this.asDraft ||= this.text() + this.unfinished(); }

  name(cell: number) { return this.layout.name(cell); }
  cell(name: string) { return this.layout.cell(name); }
  cellsNamed(text: string) { return this.layout.cellsNamed(text); }
}
