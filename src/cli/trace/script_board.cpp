// A candidate is out when one of its literals is false, and holds when all of them are true, so the
// grid works with every encoding. Only cells in which something has changed are redrawn.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view board_script = R"js(
const side = data.side, xml = "http://www.w3.org/2000/svg";
function draw(parent, name, attributes, text) {
  const made = document.createElementNS(xml, name);
  for (const key of Object.keys(attributes)) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

const occurrences = Array.from({ length: variables + 1 }, () => []);
const cellOf = new Int32Array(variables + 1).fill(-1);  // by variable; -1: it belongs to no cell
const columns = Math.ceil(Math.sqrt(data.size)), rows = Math.ceil(data.size / columns);
const small = Math.min(15, Math.floor(48 / rows), Math.floor(80 / (columns * (data.size > 9 ? 2 : 1))));
const candidates = [];
const cells = data.cells.map((cell, index) => {
  const left = cell.x * side, top = cell.y * side;
  const made = { name: cell.name, fixed: 0, candidates: [], given: cell.given, shown: "" };
  made.tint = draw(element("tints"), "rect",
                   { x: left + 1, y: top + 1, width: side - 2, height: side - 2, class: "tint" });
  if (Array.isArray(cell.candidates)) {
    for (const [value, ...says] of cell.candidates) {
      const x = left + 6 + (((value - 1) % columns) + 0.5) * (side - 12) / columns;
      const y = top + 6 + (Math.floor((value - 1) / columns) + 0.5) * (side - 12) / rows;
      const text = draw(element("values"), "text", { x, y: y + small * 0.36,
        "font-size": small, class: "candidate" }, value + data.offset);
      const candidate = { value, says, text, cell: index, out: 0, holds: 0 };
      for (const literal of says) {
        occurrences[variableOf(literal)].push({ candidate, sign: literal > 0 ? 1 : -1 });
        cellOf[variableOf(literal)] = index;
      }
      made.candidates.push(candidate);
    }
  } else {
    made.fixed = cell.candidates;
  }
  made.text = draw(element("values"), "text", { x: left + side / 2, y: top + side / 2 + 13,
    class: "value" });
  made.stop = draw(element("values"), "circle", { cx: left + 8, cy: top + 8, r: 4, class: "stop" });
  made.area = draw(element("values"), "rect", { x: left, y: top, width: side, height: side,
    class: "cell" });
  draw(made.area, "title", {}, cell.name);
  return made;
});

const changed = new Set(cells.keys());
onChange = (variable, value, by) => {
  for (const { candidate, sign } of occurrences[variable]) {
    if (sign === value) candidate.holds += by;
    else candidate.out += by;
    changed.add(candidate.cell);
  }
};

// The level at which the candidate was excluded or holds: that of the first false literal, or of
// the last true one.
function since(candidate) {
  const places = candidate.says.filter((literal) => valueOf(literal) !== 0)
    .map((literal) => ({ level: levelOf[variableOf(literal)], value: valueOf(literal) }));
  const out = places.filter((place) => place.value < 0).map((place) => place.level);
  return out.length > 0 ? Math.min(...out) : Math.max(0, ...places.map((place) => place.level));
}
function lookOf(cell, holding) {
  if (cell.given !== 0 && (cell.fixed !== 0 || holding.value === cell.given)) return "value given";
  if (cell.fixed !== 0 || since(holding) === 0) return "value";
  const decided = holding.says.some((literal) =>
    kinds[stepOf[variableOf(literal)]] === DECISION);
  return decided ? "value decided" : "value follows";
}
function drawCell(cell) {
  const holding = cell.candidates.find((one) => one.holds === one.says.length);
  const value = cell.fixed !== 0 ? cell.fixed : holding ? holding.value : 0;
  cell.text.textContent = value === 0 ? "" : value + data.offset;
  if (value !== 0) cell.text.setAttribute("class", lookOf(cell, holding));
  for (const candidate of cell.candidates) {
    const out = candidate.out === 0 ? "" : since(candidate) === 0 ? " out" : " guessed";
    candidate.text.setAttribute("class", "candidate" + out);
    candidate.text.style.display = value === 0 ? "" : "none";
  }
}

let tinted = [];
function tint(cell, look) {
  if (cell < 0) return;
  cells[cell].tint.setAttribute("class", "tint " + look);
  tinted.push(cell);
}
function drawBoard(step) {
  for (const index of changed) drawCell(cells[index]);
  changed.clear();
  for (const index of tinted) cells[index].tint.setAttribute("class", "tint");
  tinted = [];
  if (step < 0) return;
  const kind = kinds[step];
  if (kind === PROPAGATION || kind === CONFLICT || kind === LEARNT) {
    for (const literal of clause(numbers[step])) {
      tint(cellOf[variableOf(literal)], kind === CONFLICT ? "excluded" : "clause");
    }
  }
  if (!assigns(step)) return;
  const cell = cellOf[variableOf(literals[step])];
  const found = cell >= 0 && cells[cell].candidates.some((one) => one.holds === one.says.length &&
    one.says.some((literal) => variableOf(literal) === variableOf(literals[step])));
  tint(cell, kind === DECISION ? "decided" : found ? "found" : "excluded");
}
)js";

}  // namespace sudoku_sat::cli
