// A puzzle as the page edits it: title, board, rules with their entries, givens; and as a puzzle
// file, which is how the program gets it. Puzzles never change; an edit makes a new one, so that
// undo is a list.
import { askOne, type Options } from "./requests";

const symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const largest = 25;

/** Rules that make boards which this page has no grid or no digits for. */
export const otherBoards = ["grids", "shape", "values", "schrodinger-cells", "doppelganger-zero", "deconstruction"];

export const symbolOf = (value: number) => symbols[value];

/** The value of a key; -1: it is none of such a board. */
export function valueOf(key: string, size: number) {
  const value = key === "0" || key === "." ? 0 : symbols.indexOf(key.toUpperCase());
  return key.length === 1 && value <= size ? value : -1;
}

/** A rule with its entries, in the words of a puzzle file. */
export interface RuleUse {
  name: string;
  data: readonly string[];
}

interface Fields {
  title: string;
  author: string;
  size: number;
  box: string;
  rules: readonly RuleUse[];
  givens: readonly number[];
}

export class Puzzle {
  private constructor(private readonly fields: Fields) {}

  get title() { return this.fields.title; }
  get author() { return this.fields.author; }
  get size() { return this.fields.size; }
  get box() { return this.fields.box; }
  get rules() { return this.fields.rules; }
  get givens() { return this.fields.givens; }

  /** Reads any text that the program reads; null: an empty board. */
  static async read(text: string | null, board: Options = {}) {
    const read = await askOne("convert", text, text === null ? { ...board, empty: true } : board);
    const { size, box, rules, title, author } = read;
    const other = rules.some(({ name }: RuleUse) => otherBoards.includes(name));
    if (other || size > largest || read.puzzle.length !== size * size) {
      throw new Error(`This page takes boards of one square grid with values from 1 on, up to ${largest}x${largest}.`);
    }
    return new Puzzle({ title: title ?? "", author: author ?? "", size, box, rules, givens: Puzzle.values(read.puzzle) });
  }

  /** Values of a text with a symbol for each cell. */
  static values(line: string) {
    return [...line].map((symbol) => Math.max(symbols.indexOf(symbol.toUpperCase()), 0));
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

  withGivens(givens: readonly number[]) { return this.changed({ givens }); }

  titled(title: string, author: string) {
    return this.changed({ title: title.trim(), author: author.trim() });
  }

  empty() { return this.withGivens(this.givens.map(() => 0)); }

  isEmpty() { return this.rules.length === 0 && this.givens.every((value) => value === 0); }

  /** The entries of a rule; null: the puzzle has no such rule. */
  entries(rule: string) {
    return this.rules.find((use) => use.name === rule)?.data ?? null;
  }

  /** With these entries of a rule; null: without the rule. */
  withEntries(rule: string, data: readonly string[] | null) {
    const at = this.rules.findIndex((use) => use.name === rule);
    const rules = this.rules.filter((use) => use.name !== rule);
    if (data !== null) rules.splice(at < 0 ? rules.length : at, 0, { name: rule, data });
    return this.changed({ rules });
  }

  /** What the board looks like without its givens: the same text, the same picture. */
  header() {
    const lines = [`size: ${this.size}`, `box: ${this.box}`];
    const bare = this.rules.filter((use) => use.data.length === 0).map((use) => use.name);
    if (bare.length > 0) lines.push(`rules: ${bare.join(", ")}`);
    for (const use of this.rules.filter(({ data }) => data.length > 0)) {
      lines.push(`${use.name}:`, ...use.data.map((entry) => "  " + entry));
    }
    return lines.join("\n");
  }

  /** As a puzzle file. */
  text() {
    const lines: string[] = [];
    if (this.title) lines.push(`title: ${this.title}`);
    if (this.author) lines.push(`author: ${this.author}`);
    lines.push(this.header(), "");
    for (let at = 0; at < this.givens.length; at += this.size) {
      lines.push(this.givens.slice(at, at + this.size).map(symbolOf).join(""));
    }
    return lines.join("\n") + "\n";
  }

  name(cell: number) {
    return `r${Math.floor(cell / this.size) + 1}c${(cell % this.size) + 1}`;
  }

  /** The cell of a name, which may have "=5" behind it; -1: there is none. */
  cell(name: string) {
    const [, row, column] = /^r(\d+)c(\d+)/.exec(name) ?? [];
    return row === undefined ? -1 : (Number(row) - 1) * this.size + Number(column) - 1;
  }

  /** The cells of "row 5", "column 5", "box 5", or those that a sentence names. */
  cellsNamed(text: string) {
    const [, kind, number] = /^(row|column|box) (\d+)/.exec(text) ?? [];
    if (kind) return this.unit(kind, Number(number) - 1);
    return (text.match(/r\d+c\d+/g) ?? []).map((name) => this.cell(name));
  }

  unit(kind: string, number: number) {
    const [rows, columns] = this.box.split("x").map(Number);
    const across = this.size / columns;
    const inside = (row: number, column: number) => {
      if (kind === "row") return row === number;
      if (kind === "column") return column === number;
      return Math.floor(row / rows) * across + Math.floor(column / columns) === number;
    };
    return this.givens.map((_, cell) => cell)
      .filter((cell) => inside(Math.floor(cell / this.size), cell % this.size));
  }
}
