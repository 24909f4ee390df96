// While it runs, each frame shows as many steps as fit in the time since the last one.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view controls_script = R"js(
// Stops: cells and literals by variable (1: either value, 2: true, 4: false), and clauses.
const stops = { variables: new Uint8Array(variables + 1), clauses: new Set(), texts: new Map() };
const literalOf = new Map();
for (let i = 0; i < data.statements.length; ++i) {
  literalOf.set(data.statements[i].toLowerCase(), i % 2 === 0 ? i / 2 + 1 : -(i + 1) / 2);
}

// Turns a stop's text into a function that sets or removes it, or null.
function stopNamed(text) {
  const plain = text.toLowerCase().replace(/\s+/g, " ").replace("!=", "≠").replace("<=", "≤");
  const cell = cells.findIndex((one) => one.name.toLowerCase() === plain);
  if (cell >= 0) {
    return { name: cells[cell].name, set: (on) => {
      for (let i = 1; i <= variables; ++i) {
        if (cellOf[i] === cell) stops.variables[i] = on ? stops.variables[i] | 1 : stops.variables[i] & ~1;
      }
      cells[cell].stop.setAttribute("class", on ? "stop set" : "stop");
    } };
  }
  const literal = literalOf.get(plain), bit = literal > 0 ? 2 : 4;
  if (literal !== undefined) {
    return { name: statement(literal), set: (on) => {
      const variable = variableOf(literal);
      stops.variables[variable] = on ? stops.variables[variable] | bit : stops.variables[variable] & ~bit;
    } };
  }
  const id = clauseOf.get(Number(plain.replace("#", "")));
  if (id === undefined || plain === "") return null;
  return { name: `clause ${origins[id]}`, set: (on) => {
    if (on) stops.clauses.add(id);
    else stops.clauses.delete(id);
  } };
}

// False if the text names nothing.
function toggleStop(text) {
  const named = stopNamed(text.trim());
  if (named === null) return false;
  const on = !stops.texts.has(named.name);
  named.set(on);
  if (on) stops.texts.set(named.name, text.trim());
  else stops.texts.delete(named.name);
  element("stop-list").replaceChildren(...Array.from(stops.texts, ([name, said]) =>
    make("li", {}, name + " ", button("remove", `no stop at ${name}`, () => toggleStop(said)))));
  element("back-stop").disabled = element("next-stop").disabled = stops.texts.size === 0;
  return true;
}

function stopsAt(step) {
  const kind = kinds[step];
  if (kind === PROPAGATION || kind === CONFLICT || kind === LEARNT) {
    if (stops.clauses.has(numbers[step])) return true;
  }
  if (!assigns(step)) return false;
  const stop = stops.variables[variableOf(literals[step])];
  return (stop & (literals[step] > 0 ? 3 : 5)) !== 0;
}

function show() {
  const step = now - 1;
  drawBoard(step);
  showWords(step);
  drawGraph(step);
  element("where").value = now;
  const seen = below(conflicts, now + 1);
  element("place").textContent = `step ${now.toLocaleString("en")} of ${
    data.steps.toLocaleString("en")}, level ${levels.length}, ${counted(seen, "conflict")}`;
  for (const id of ["first", "back", "back-conflict"]) element(id).disabled = now === 0;
  for (const id of ["next", "next-conflict", "last", "run"]) {
    element(id).disabled = now === data.steps;
  }
}
function move(steps) {
  go(steps);
  show();
}

// The target step of each button.
const moves = {
  first: () => 0, back: () => now - 1, next: () => now + 1, last: () => data.steps,
  "next-conflict": () => conflicts[below(conflicts, now + 1)] ?? data.steps,
  "back-conflict": () => conflicts[below(conflicts, now) - 1] ?? 0,
  "next-stop": () => {
    for (let step = now; step < data.steps; ++step) if (stopsAt(step)) return step + 1;
    return data.steps;
  },
  "back-stop": () => {
    for (let step = now - 2; step >= 0; --step) if (stopsAt(step)) return step + 1;
    return 0;
  },
};

let running = false, last = 0, credit = 0;
function run(on) {
  running = on && now < data.steps;
  element("run").innerHTML = running ? "&#10074;&#10074;" : "&#9654;";
  element("run").setAttribute("aria-label", running ? "pause" : "run");
  element("place").setAttribute("aria-live", running ? "off" : "polite");
  if (!running) return;
  last = performance.now();
  credit = 0;
  requestAnimationFrame(frame);
}
function frame(time) {
  if (!running) return;
  credit += Math.max(0, Math.min(time - last, 250)) / 1000 * Number(element("speed").value);
  last = time;
  let target = now, stopped = false;
  for (; credit >= 1 && target < data.steps && !stopped; --credit) stopped = stopsAt(target++);
  if (target !== now) move(target);
  if (stopped || now === data.steps) run(false);
  else requestAnimationFrame(frame);
}

function leadTo(id) {
  run(false);
  move(moves[id]());
}
for (const id of Object.keys(moves)) element(id).onclick = () => leadTo(id);
element("run").onclick = () => run(!running);
element("where").max = data.steps;
element("where").oninput = () => { run(false); move(Number(element("where").value)); };
element("levels").ontoggle = showLevels;
element("lessons").ontoggle = showLessons;
cells.forEach((cell) => { cell.area.onclick = () => toggleStop(cell.name); });
function addStop() {
  const input = element("stop-text"), known = toggleStop(input.value);
  element("message").textContent = known ? "" :
    `no cell, literal or clause of this trace is called "${input.value}"`;
  if (known) input.value = "";
}
element("stop-add").onclick = addStop;
element("stop-text").onkeydown = (event) => { if (event.key === "Enter") addStop(); };

const keys = { ArrowLeft: "back", ArrowUp: "back", ArrowRight: "next", ArrowDown: "next",
  Home: "first", End: "last", n: "next-conflict", p: "back-conflict", s: "next-stop",
  S: "back-stop" };
document.onkeydown = (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (/^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  if (event.key === " ") {
    if (/^(BUTTON|SUMMARY)$/.test(event.target.tagName)) return;
    event.preventDefault();
    run(!running);
    return;
  }
  const id = keys[event.key];
  if (!id || element(id).disabled) return;
  event.preventDefault();
  leadTo(id);
};
element("back-stop").disabled = element("next-stop").disabled = true;
if (data.mode !== "cdcl") element("lessons").hidden = true;
show();
)js";

}  // namespace sudoku_sat::cli
