// The steps are a tree: each assignment is a child of the one that was last on the trail, and a
// backjump only goes up in it. So the trail at any step is the path from there to the root, and
// going from one step to another, however far, changes only the literals between the two in the
// tree, at most one per variable.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view replay_script = R"js(
const element = (id) => document.getElementById(id);
const data = JSON.parse(element("data").textContent);
const DECISION = 0, PROPAGATION = 1, CONFLICT = 2, LEARNT = 3, BACKJUMP = 4, FLIP = 5, RESTART = 6,
  MODEL = 7, REFUTED = 8, FIXPOINT = 9, CLAUSE = 10;
const variables = data.statements.length / 2;

// By step, from 0: what it is, its argument, the literal that it assigns, and the assignment that
// is last on the trail before it (of a step that assigns nothing: after it); -1: none.
const kinds = new Uint8Array(data.steps), numbers = new Int32Array(data.steps);
const literals = new Int32Array(data.steps), up = new Int32Array(data.steps);
// By clause.
const begins = new Int32Array(data.clauses + 1), members = new Int32Array(data.literals);
const origins = new Int32Array(data.clauses), topics = new Int32Array(data.clauses);
const families = new Int32Array(data.clauses).fill(-1), learntAt = new Int32Array(data.clauses);
const clauseOf = new Map();  // by its number in the formula and after it
const cuts = new Map();      // by step
const conflicts = [], lessons = [];

const variableOf = (literal) => Math.abs(literal);
const statement = (literal) =>
  data.statements[2 * variableOf(literal) - 2 + (literal < 0 ? 1 : 0)];
const clause = (id) => members.subarray(begins[id], begins[id + 1]);

// The trail: steps, and by variable its value, step and level.
const values = new Int8Array(variables + 1), stepOf = new Int32Array(variables + 1);
const levelOf = new Int32Array(variables + 1);
const trail = [], levels = [];  // of levels: where they begin on the trail
let onChange = () => {};

function push(step) {
  const variable = variableOf(literals[step]);
  if (kinds[step] === DECISION) levels.push(trail.length);
  values[variable] = literals[step] > 0 ? 1 : -1;
  stepOf[variable] = step;
  levelOf[variable] = levels.length;
  trail.push(step);
  onChange(variable, values[variable], 1);
}
function pop() {
  const step = trail.pop(), variable = variableOf(literals[step]);
  if (kinds[step] === DECISION) levels.pop();
  onChange(variable, values[variable], -1);
  values[variable] = 0;
}
const valueOf = (literal) => (literal > 0 ? values[literal] : -values[-literal]);
const assigns = (step) => kinds[step] === DECISION || kinds[step] === PROPAGATION ||
  kinds[step] === FLIP;

// The trail after `steps` steps.
let now = 0;
function go(steps) {
  now = Math.max(0, Math.min(data.steps, steps));
  let node = now === 0 ? -1 : assigns(now - 1) ? now - 1 : up[now - 1];
  const path = [];
  const stands = (step) => {
    const variable = variableOf(literals[step]);
    return values[variable] !== 0 && stepOf[variable] === step;
  };
  for (; node !== -1 && !stands(node); node = up[node]) path.push(node);
  while (trail.length > 0 && trail[trail.length - 1] !== node) pop();
  while (path.length > 0) push(path.pop());
}

function decode() {
  const text = atob(element("stream").textContent);
  element("stream").textContent = "";
  let at = 0, clauses = 0, used = 0, step = 0;
  const read = () => {
    let number = 0, place = 1, byte;
    do {
      byte = text.charCodeAt(at++);
      number += (byte & 127) * place;
      place *= 128;
    } while (byte > 127);
    return number;
  };
  const toLiteral = (number) => (number % 2 === 0 ? number / 2 : -(number - 1) / 2);
  const define = (size) => {
    for (let i = 0; i < size; ++i) members[used++] = toLiteral(read());
    begins[clauses + 1] = used;
    clauseOf.set(origins[clauses], clauses);
    return clauses++;
  };
  const openLiteral = (id) => {
    for (let i = begins[id]; i < begins[id + 1]; ++i) {
      if (values[variableOf(members[i])] === 0) return members[i];
    }
    throw new Error(`step ${step + 1} does not follow from its clause`);
  };
  let lessonsSoFar = 0;
  while (at < text.length) {
    const head = read(), kind = head % 16, argument = Math.floor(head / 16);
    if (kind === CLAUSE) {
      origins[clauses] = read();
      families[clauses] = read();
      topics[clauses] = read();
      define(argument);
      continue;
    }
    kinds[step] = kind;
    numbers[step] = argument;
    if (kind === DECISION || kind === FLIP) literals[step] = toLiteral(argument);
    if (kind === PROPAGATION) literals[step] = openLiteral(argument);
    if (kind === CONFLICT) conflicts.push(step + 1);
    if (kind === LEARNT) {
      origins[clauses] = data.formula + ++lessonsSoFar;
      learntAt[clauses] = step;
      numbers[step] = define(argument);
      cuts.set(step, Array.from({ length: read() }, read));
      lessons.push(step);
    }
    if (kind === BACKJUMP || kind === RESTART) while (levels.length > argument) pop();
    up[step] = trail.length === 0 ? -1 : trail[trail.length - 1];
    if (assigns(step)) push(step);
    ++step;
  }
  while (trail.length > 0) pop();
}
decode();
)js";

}  // namespace sudoku_sat::cli
