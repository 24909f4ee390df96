// A puzzle as the page edits it: the header of a puzzle file, which the page leaves as it is, and
// the board below it. Puzzles never change; an edit makes a new one, so that undo is a list.
import { askOne } from "./requests.js";

const symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const largest = 25;

export const symbolOf = (value) => symbols[value];
/** -1: the key is no value of such a board. */
export function valueOf(key, size) {
  const value = key === "0" || key === "." ? 0 : symbols.indexOf(key.toUpperCase());
  return key.length === 1 && value <= size ? value : -1;
}

export class Puzzle {
  constructor(header, size, givens, title, rules) {
    Object.assign(this, { header, size, givens, title, rules });
  }

  /** Reads any text that the program reads; null: an empty board. */
  static async read(text, board = {}) {
    const options = text === null ? { ...board, empty: true } : board;
    const read = await askOne("convert", text, { ...options, format: "puzzle" });
    const lines = read.document.trimEnd().split("\n");
    const rows = lines.slice(-read.size);
    const square = rows.length === read.size && rows.every((row) => row.length === read.size);
    if (!square || read.size > largest) {
      throw new Error(`This page takes boards of one grid, up to ${largest}x${largest}.`);
    }
    const givens = [...rows.join("")].map((symbol) => Math.max(symbols.indexOf(symbol), 0));
    const header = lines.slice(0, -read.size).join("\n");
    return new Puzzle(header, read.size, givens, read.title, read.rules);
  }

  /** The puzzle with another value in a cell. */
  with(cell, value) {
    const givens = this.givens.slice();
    givens[cell] = value;
    return new Puzzle(this.header, this.size, givens, this.title, this.rules);
  }

  empty() {
    return new Puzzle(this.header, this.size, this.givens.map(() => 0), this.title, this.rules);
  }

  /** As a puzzle file. */
  text() {
    const rows = [];
    for (let at = 0; at < this.givens.length; at += this.size) {
      rows.push(this.givens.slice(at, at + this.size).map(symbolOf).join(""));
    }
    return (this.header ? this.header + "\n" : "") + rows.join("\n") + "\n";
  }

  name(cell) {
    return `r${Math.floor(cell / this.size) + 1}c${(cell % this.size) + 1}`;
  }

  /** The cell of a name, which may have "=5" behind it. */
  cell(name) {
    const [, row, column] = /^r(\d+)c(\d+)/.exec(name) ?? [];
    return row === undefined ? -1 : (row - 1) * this.size + (column - 1);
  }

  /** Values of a text with a symbol for each cell. */
  static values(line) {
    return [...line].map((symbol) => symbols.indexOf(symbol));
  }
}
