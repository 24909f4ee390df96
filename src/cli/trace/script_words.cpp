// Anything from the puzzle is inserted as text, never as markup.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view words_script = R"js(
// A new element; `parts`: texts and elements.
function make(name, attributes, ...parts) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...parts);
  return made;
}
function button(text, title, action) {
  return make("button", { title, onclick: action }, text);
}
const counted = (number, what) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
const isLearnt = (id) => families[id] < 0;
const exclusion = (id) =>
  `not (${Array.from(clause(id), (literal) => statement(-literal)).join(" and ")})`;

function about(id) {
  if (isLearnt(id)) return exclusion(id);
  const topic = data.topics[topics[id]], family = data.families[families[id]];
  return topic === "" ? family : `${family}: ${topic}`;
}

function headingOf(step) {
  if (step < 0) {
    return `The formula: ${counted(variables, "variable")}, ${counted(data.formula, "clause")}`;
  }
  const said = literals[step] === 0 ? "" : statement(literals[step]), level = levels.length;
  switch (kinds[step]) {
    case DECISION: return `Decision: ${said}, at level ${level}`;
    case PROPAGATION: return `Propagation: ${said}, at level ${level}`;
    case CONFLICT: return `Conflict at level ${level}: every literal of the clause is false`;
    case LEARNT: return "Learnt clause";
    case BACKJUMP: return `Back to level ${numbers[step]}`;
    case FLIP: return `Flip: ${said}, since its opposite led to conflicts alone`;
    case RESTART: return "Restart: back to level 0, keeping the learnt clauses";
    case MODEL: return "Solved: every clause is satisfied, and the grid obeys the rules";
    case FIXPOINT: return `No clause is unit: ${data.reason}`;
    default: return "No solution: a clause is false without any decision";
  }
}

function chip(literal) {
  const value = valueOf(literal);
  const made = make("span", { className: "literal" + (value > 0 ? " true" : value < 0 ? " false" : "") },
    statement(literal));
  if (value !== 0) {
    made.append(make("small", { title: "level" }, `@${levelOf[variableOf(literal)]}`));
  }
  const auxiliary = data.auxiliaries[statement(Math.abs(literal))];
  if (auxiliary !== undefined) made.title = auxiliary;
  return made;
}

// The clause in words, and its literals as the trail has them.
function showClause(id, why) {
  const box = element("clause");
  box.replaceChildren();
  if (id < 0) return;
  const number = origins[id];
  const stop = button(stops.clauses.has(id) ? "no stop here" : "stop here",
    `stop at clause ${number}`, () => { toggleStop(String(number)); showClause(id, why); });
  const line = make("p", {}, `${why}clause ${number}, ${about(id)} `, stop);
  if (isLearnt(id)) {
    line.append(" ", button(`learnt at step ${learntAt[id] + 1}`, "go there",
      () => move(learntAt[id] + 1)));
  }
  box.append(line, make("div", { className: "literals" }, ...Array.from(clause(id), chip)));
}

function showResolution(step) {
  const box = element("resolution");
  box.replaceChildren();
  const learning = learningAt(step);
  if (learning < 0) return;
  const list = make("ol", {});
  for (const id of cuts.get(learning)) {
    const pivot = clause(id).find((literal) => valueOf(literal) > 0);
    list.append(make("li", {}, `with clause ${origins[id]} on ${statement(pivot)}: ${
      isLearnt(id) ? "learnt" : about(id)}`));
  }
  const text = make("details", {}, make("summary", {},
    `Resolution: the conflict's clause with ${counted(list.children.length, "reason")}`), list);
  const said = kinds[step] === LEARNT ? "" : `So clause ${origins[numbers[learning]]} is learnt: ${
    exclusion(numbers[learning])}. `;
  box.append(make("p", {}, `${said}It was checked: it follows by unit propagation.`), text);
}

function showLevels() {
  if (!element("levels").open) return;
  const list = element("level-list");
  list.replaceChildren();
  const ends = [...levels, trail.length];
  list.append(make("li", {}, counted(ends[0], "literal")));
  for (let level = 0; level < levels.length; ++level) {
    const step = trail[levels[level]], more = ends[level + 1] - levels[level] - 1;
    list.append(make("li", {}, button(statement(literals[step]), "go to this decision",
      () => move(step + 1)), more === 0 ? "" : ` and ${counted(more, "literal")} more`));
  }
}

// How many of the ascending numbers are below `bound`.
function below(ascending, bound) {
  let low = 0, high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

const lessonsShown = 20;
function showLessons() {
  const learnt = below(lessons, now), list = element("lesson-list");
  const summary = element("lessons").querySelector("summary");
  summary.textContent = `Learnt clauses: ${learnt.toLocaleString("en")}${
    learnt > lessonsShown ? `, the last ${lessonsShown}` : ""}`;
  if (!element("lessons").open) return;
  list.replaceChildren(...lessons.slice(Math.max(0, learnt - lessonsShown), learnt).reverse()
    .map((step) => make("li", {}, button(origins[numbers[step]], "go there",
      () => move(step + 1)), ` ${exclusion(numbers[step])}`)));
}

function showWords(step) {
  element("heading").textContent = headingOf(step);
  const kind = step < 0 ? MODEL : kinds[step];
  if (kind === PROPAGATION) showClause(numbers[step], "By ");
  else if (kind === CONFLICT || kind === LEARNT) showClause(numbers[step], "");
  else showClause(-1, "");
  if (kind === FLIP) {
    const decisions = levels.map((begin) => statement(literals[trail[begin]]));
    element("clause").append(make("p", {}, `not (${
      [...decisions, statement(-literals[step])].join(" and ")}), which was checked.`));
  }
  showResolution(step);
  showLevels();
  showLessons();
}
)js";

}  // namespace sudoku_sat::cli
