// The board: what never changes is the program's own drawing, as a picture; above it lies a grid of
// cells for keys, touches and screen readers.
import { askOne } from "./requests.js";
import { symbolOf, valueOf } from "./puzzle.js";

const cellSize = 60; // of the drawing

export class Board {
  /** `edit` is called with a cell and its new value. */
  constructor(element, pad, edit) {
    Object.assign(this, { element, pad, edit, current: 0, header: null, cells: [] });
  }

  /** Draws another puzzle's board, where it is another board. */
  async draw(puzzle) {
    this.puzzle = puzzle;
    const key = puzzle.size + "\n" + puzzle.header;
    if (this.header === key) return;
    const options = { format: "svg", theme: "auto", caption: false };
    const { document: svg } = await askOne("convert", puzzle.empty().text(), options);
    this.header = key;
    this.current = Math.min(this.current, puzzle.givens.length - 1);
    const image = document.createElement("img");
    image.alt = "";
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    this.element.replaceChildren(image, this.grid(/viewBox="([^"]*)"/.exec(svg)[1].split(" ")));
    this.drawPad();
  }

  grid([x, y, width, height]) {
    const { size } = this.puzzle;
    const grid = document.createElement("div");
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", `Board, ${size} rows and columns`);
    grid.style.left = `${(-x / width) * 100}%`;
    grid.style.top = `${(-y / height) * 100}%`;
    grid.style.width = `${((size * cellSize) / width) * 100}%`;
    grid.style.height = `${((size * cellSize) / height) * 100}%`;
    grid.style.setProperty("--n", size);
    grid.style.setProperty("--columns", Math.ceil(Math.sqrt(size)));
    this.cells = [];
    for (let row = 0; row < size; ++row) grid.append(this.row(size));
    grid.addEventListener("keydown", (event) => this.key(event));
    return grid;
  }

  row(size) {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    for (let column = 0; column < size; ++column) {
      const cell = this.cells.length;
      const element = document.createElement("div");
      element.setAttribute("role", "gridcell");
      element.tabIndex = cell === this.current ? 0 : -1;
      element.addEventListener("click", () => this.moveTo(cell));
      element.addEventListener("focus", () => this.choose(cell));
      this.cells.push(element);
      row.append(element);
    }
    return row;
  }

  drawPad() {
    const buttons = [];
    for (let value = 1; value <= this.puzzle.size + 1; ++value) {
      const erases = value > this.puzzle.size;
      const button = document.createElement("button");
      button.textContent = erases ? "⌫" : symbolOf(value);
      if (erases) button.setAttribute("aria-label", "Empty the cell");
      button.addEventListener("click", () => this.edit(this.current, erases ? 0 : value));
      buttons.push(button);
    }
    this.pad.replaceChildren(...buttons);
  }

  choose(cell) {
    this.cells[this.current].tabIndex = -1;
    this.current = cell;
    this.cells[cell].tabIndex = 0;
  }

  moveTo(cell) {
    this.choose(cell);
    this.cells[cell].focus();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { size } = this.puzzle;
    const row = Math.floor(this.current / size);
    const column = this.current % size;
    const moves = {
      ArrowLeft: [row, Math.max(column - 1, 0)],
      ArrowRight: [row, Math.min(column + 1, size - 1)],
      ArrowUp: [Math.max(row - 1, 0), column],
      ArrowDown: [Math.min(row + 1, size - 1), column],
      Home: [row, 0],
      End: [row, size - 1],
    };
    const move = moves[event.key];
    const erases = event.key === "Delete" || event.key === "Backspace";
    const value = erases ? 0 : valueOf(event.key, size);
    if (move) this.moveTo(move[0] * size + move[1]);
    else if (value >= 0) this.edit(this.current, value);
    else return;
    event.preventDefault();
  }

  /** Shows values, small candidates and marks; `view` has an array of each by cell. */
  show({ values, candidates, marks }) {
    this.cells.forEach((element, cell) => {
      const given = this.puzzle.givens[cell];
      const value = given || values[cell] || 0;
      const classes = marks[cell] ?? [];
      element.className = [...classes, given ? "given" : "found"].join(" ");
      element.textContent = value ? symbolOf(value) : "";
      const small = value ? [] : candidates[cell] ?? [];
      if (small.length > 0) element.append(smallDigits(small, this.puzzle.size));
      element.setAttribute("aria-label", this.words(cell, value, small, classes));
    });
  }

  words(cell, value, small, classes) {
    const said = { wrong: "part of what cannot stand", differs: "differs", now: "this step",
                   reason: "a reason" };
    const parts = [this.puzzle.name(cell), value ? symbolOf(value) : "empty"];
    if (this.puzzle.givens[cell]) parts.push("given");
    if (small.length > 0) parts.push("candidates " + small.map(symbolOf).join(" "));
    return parts.concat(classes.map((name) => said[name])).join(", ");
  }
}

function smallDigits(values, size) {
  const box = document.createElement("span");
  box.className = "small";
  for (let value = 1; value <= size; ++value) {
    const digit = document.createElement("span");
    if (values.includes(value)) digit.textContent = symbolOf(value);
    box.append(digit);
  }
  return box;
}
