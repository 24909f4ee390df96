// The implication graph of a conflict, as learning sees it: to the right of the cut the literals
// that were resolved away, each right of those that it follows from, and the conflict; to its left
// the literals whose negations make up the learnt clause, the first unique implication point
// closest to the cut. Literals of level 0 hold anyway and are left out.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view graph_script = R"js(
// The step that learns from the current conflict, or -1.
function learningAt(step) {
  if (step < 0) return -1;
  if (kinds[step] === LEARNT) return step;
  return kinds[step] === CONFLICT && step + 1 < data.steps && kinds[step + 1] === LEARNT
    ? step + 1 : -1;
}

const nodeHeight = 22, rowHeight = 30, mostRows = 12;
let nodeWidth = 0, columnWidth = 0;  // as the names of the nodes need

// Nodes by literal, with the clause that each follows from and its column; the conflict is 0.
function graphOf(step) {
  const learning = learningAt(step), nodes = new Map();
  const kept = Array.from(clause(numbers[learning]), (literal) => -literal).reverse();
  const keptColumns = Math.ceil((kept.length - 1) / mostRows);
  kept.forEach((literal, i) => nodes.set(literal, { look: "kept", id: -1,
    column: Math.floor(i / mostRows), from: [] }));
  nodes.get(kept[kept.length - 1]).look = "kept point";
  nodes.get(kept[kept.length - 1]).column = keptColumns;
  const from = (id, literal) => Array.from(clause(id)).filter((one) => one !== literal)
    .map((one) => -one).filter((one) => levelOf[variableOf(one)] > 0);
  const resolved = cuts.get(learning).map((id) => {
    const literal = clause(id).find((one) => valueOf(one) > 0);
    return { literal, id };
  });
  resolved.reverse();  // in the order of the trail
  const after = (sources) => Math.max(keptColumns + 1, ...sources.map((one) =>
    (nodes.has(one) && nodes.get(one).look === "implied" ? nodes.get(one).column + 1 : 0)));
  for (const { literal, id } of resolved) {
    const sources = from(id, literal);
    nodes.set(literal, { look: "implied", id, column: after(sources), from: sources });
  }
  const conflict = kinds[step] === CONFLICT ? numbers[step] : numbers[step - 1];
  const sources = from(conflict, 0);
  nodes.set(0, { look: "end", id: conflict, column: after(sources), from: sources });
  return { nodes, cut: keptColumns + 0.5 };
}

// "bit 2 of r1c1 is 0" is too long for a node.
function shortName(literal) {
  if (literal === 0) return "conflict";
  const name = statement(literal).replace(/^bit (\d+) of (\S+) is (\d)$/, "$2 bit $1=$3");
  return `${name} @${levelOf[variableOf(literal)]}`;
}

function place(nodes) {
  const longest = Math.max(...Array.from(nodes.keys(), (literal) => shortName(literal).length));
  nodeWidth = Math.max(70, 7 * longest + 12);
  columnWidth = nodeWidth + 36;
  const rowsOf = [];
  for (const node of nodes.values()) {
    rowsOf[node.column] = (rowsOf[node.column] || 0) + 1;
    node.row = rowsOf[node.column] - 1;
  }
  const most = Math.max(...rowsOf.filter((rows) => rows));
  for (const node of nodes.values()) {
    node.x = 12 + node.column * columnWidth;
    node.y = 30 + (node.row + (most - rowsOf[node.column]) / 2) * rowHeight;
  }
  return { width: 24 + (rowsOf.length - 1) * columnWidth + nodeWidth, height: 44 + most * rowHeight };
}

function drawNode(svg, literal, node) {
  const name = literal === 0 ? "conflict" : statement(literal);
  const group = draw(svg, "g", { class: "node " + node.look, tabindex: 0, role: "button",
    "aria-label": node.id < 0 ? name : `${name}, by clause ${origins[node.id]}` });
  draw(group, "rect", { x: node.x, y: node.y, width: nodeWidth, height: nodeHeight, rx: 5 });
  draw(group, "text", { x: node.x + nodeWidth / 2, y: node.y + 15 }, shortName(literal));
  draw(group, "title", {}, node.id < 0 ? name : `${name}: ${about(node.id)}`);
  const reason = literal === 0 ? node.id : kinds[stepOf[variableOf(literal)]] === PROPAGATION
    ? numbers[stepOf[variableOf(literal)]] : -1;
  const choose = () => {
    showClause(reason, reason < 0 ? "" : `${name}: `);
    if (literal !== 0) point(cellOf[variableOf(literal)]);
  };
  group.onclick = choose;
  group.onkeydown = (event) => {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(); }
    if (event.key === " ") event.stopPropagation();
  };
  group.onmouseenter = () => point(literal === 0 ? -1 : cellOf[variableOf(literal)]);
  group.onmouseleave = () => point(-1);
}

// Shows a cell on the board besides those of the step.
let pointed = { cell: -1, look: "" };
function point(cell) {
  if (pointed.cell >= 0) cells[pointed.cell].tint.setAttribute("class", pointed.look);
  pointed = { cell, look: cell < 0 ? "" : cells[cell].tint.getAttribute("class") };
  if (cell >= 0) cells[cell].tint.setAttribute("class", "tint pointed");
}

function drawGraph(step) {
  const shown = learningAt(step) >= 0;
  element("graph-heading").hidden = !shown;
  element("graph").replaceChildren();
  pointed = { cell: -1, look: "" };
  if (!shown) return;
  const { nodes, cut } = graphOf(step), { width, height } = place(nodes);
  const svg = draw(element("graph"), "svg", { width, height, viewBox: `0 0 ${width} ${height}`,
    role: "group", "aria-label": `implication graph of ${nodes.size} nodes` });
  for (const node of nodes.values()) {
    for (const one of node.from) {
      const source = nodes.get(one);
      if (source === undefined) continue;
      const x = source.x + nodeWidth, y = source.y + nodeHeight / 2;
      const end = node.y + nodeHeight / 2, bend = Math.max(20, (node.x - x) / 2);
      draw(svg, "path", { d: `M${x} ${y}C${x + bend} ${y} ${node.x - bend} ${end} ${node.x} ${end}` });
    }
  }
  const x = 12 + (cut + 0.5) * columnWidth - 18;
  draw(svg, "path", { class: "cut", d: `M${x} 4V${height - 4}` });
  draw(svg, "text", { class: "label", x: Math.max(x - 70, 60), y: 16 }, "learnt clause");
  draw(svg, "text", { class: "label", x: x + 62, y: 16 }, "resolved away");
  for (const [literal, node] of nodes) drawNode(svg, literal, node);
  element("graph").scrollLeft = x - element("graph").clientWidth / 2;
}
)js";

}  // namespace sudoku_sat::cli
