// Where the cells of a board lie and which values they may hold: of one grid, of whatever rows and
// columns, or of several that overlap.
import type { Answer } from "./requests";
import { nothing, symbolOf, valueOf } from "./values";

const longest = 25; // rows or columns of a grid; of several grids together twice that

/** Row and column of a cell, from 0. */
export interface Place { row: number; column: number }

export class Layout {
  readonly rows: number;
  readonly columns: number;
  /** In their order. */
  readonly values: readonly number[];
  readonly places: readonly Place[];
  /** The value of cells that hold two digits; nothing: there are no such cells. */
  readonly two: number;
  private readonly box: readonly number[];
  private readonly numbers = new Map<string, number>();

  /** Of an answer of `convert`. */
  constructor({ rows, columns, size, least, box, cells, two_digits: two }: Answer) {
    this.rows = rows;
    this.columns = columns;
    this.values = Array.from({ length: size }, (_, at) => least + at);
    this.two = two ?? nothing;
    this.box = box.split("x").map(Number);
    this.places = cells ? cells.map(placeOf) : Array.from({ length: rows * columns },
      (_, at) => ({ row: Math.floor(at / columns), column: at % columns }));
    this.places.forEach((place, cell) => this.numbers.set(nameOf(place), cell));
  }

  /** Whether this page has room for it. */
  get fits() {
    const most = this.whole ? longest : 2 * longest;
    return Math.max(this.rows, this.columns) <= most;
  }

  /** Whether each place is a cell, as on a board of one grid. */
  get whole() { return this.places.length === this.rows * this.columns; }

  get cells() { return this.places.length; }

  /** The cell at a place; -1: there is none. */
  at(row: number, column: number) {
    return this.numbers.get(nameOf({ row, column })) ?? -1;
  }

  name(cell: number) { return nameOf(this.places[cell]); }

  /** The cell of a name, which may have "=5" behind it; -1: there is none. */
  cell(name: string) {
    return this.numbers.get(/^r\d+c\d+/.exec(name)?.[0] ?? "") ?? -1;
  }

  /** The cells of "row 5", "column 5", "box 5", or those that a sentence names. */
  cellsNamed(text: string) {
    const [, kind, number] = /^(row|column|box) (\d+)/.exec(text) ?? [];
    if (kind) return this.unit(kind, Number(number) - 1);
    return (text.match(/r\d+c\d+/g) ?? []).map((name) => this.cell(name));
  }

  /** Row, column or box of a board of one grid. */
  unit(kind: string, number: number) {
    const { columns, boxRows, boxColumns } = this;
    const inside = ({ row, column }: Place) => {
      if (kind === "row") return row === number;
      if (kind === "column") return column === number;
      return Math.floor(row / boxRows) * (columns / boxColumns) + Math.floor(column / boxColumns) === number;
    };
    return [...this.places.keys()].filter((cell) => inside(this.places[cell]));
  }

  /** A value as people read it: the two digits that a row misses, as in "0/7", where its others are known. */
  sign(value: number, cell = nothing, known: (cell: number) => number = () => nothing) {
    if (value === nothing || value !== this.two) return symbolOf(value);
    const row = cell < 0 ? [] : this.unit("row", this.places[cell].row).map(known);
    const missed = this.values.filter((digit) => digit !== this.two && !row.includes(digit));
    return missed.length === 2 ? missed.map(symbolOf).join("/") : "S";
  }

  /** The value that a key types; nothing: it is none of this board. */
  typed(key: string) {
    if (this.two !== nothing && /^s$/i.test(key)) return this.two;
    const value = valueOf(key);
    return this.values.includes(value) ? value : nothing;
  }

  get boxRows() { return this.box[0]; }
  get boxColumns() { return this.box[1]; }

  /** A line for each row, of a sign for each place; `gap` where there is no cell. */
  lines(sign: (cell: number) => string, gap = "~") {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => {
        const cell = this.at(row, column);
        return cell < 0 ? gap : sign(cell);
      }).join(""));
  }
}

const nameOf = ({ row, column }: Place) => `r${row + 1}c${column + 1}`;

function placeOf(name: string): Place {
  const [, row, column] = /^r(\d+)c(\d+)/.exec(name)!;
  return { row: Number(row) - 1, column: Number(column) - 1 };
}
