// The page: edits of the puzzle, what is asked after each, and what is shown of the answers.
import { Board } from "./board.js";
import { findings } from "./findings.js";
import { Puzzle } from "./puzzle.js";
import { Steps } from "./steps.js";

const element = (id) => document.getElementById(id);
const sizes = { 4: "2x2", 6: "2x3", 8: "2x4", 9: "3x3", 10: "2x5", 12: "3x4", 16: "4x4" };
const pause = 120; // ms without an edit, after which the program is asked

let history = [];
let at = -1; // the puzzle that is shown
let found = null; // of that puzzle; null: not known yet
let asking = new AbortController();
let timer = 0;

const puzzle = () => history[at];
const board = new Board(element("board"), element("pad"), (cell, value) => {
  if (value !== puzzle().givens[cell]) add(puzzle().with(cell, value));
});
const steps = new Steps(show);

function say(sentence, more = "") {
  element("said").textContent = sentence;
  element("more").textContent = more;
}

function attempt(action) {
  return async (event) => {
    try {
      await action(event);
    } catch (error) {
      if (error.name !== "AbortError") say(error.message);
    }
  };
}

/** The next state; those that were undone are gone. */
function add(next) {
  history = history.slice(0, at + 1).concat([next]);
  go(history.length - 1);
}

function go(index) {
  if (index < 0 || index >= history.length) return;
  at = index;
  found = null;
  steps.close();
  asking.abort();
  asking = new AbortController();
  clearTimeout(timer);
  timer = setTimeout(attempt(look), pause);
  attempt(drawn)();
}

async function drawn() {
  const now = puzzle();
  element("title").textContent = now.title || "Sudoku";
  document.title = (now.title ? now.title + " – " : "") + "sudoku-sat";
  element("rules").textContent = now.rules.length > 0 ? "Rules: " + now.rules.map((rule) => rule.name).join(", ") : "";
  await board.draw(now);
  if (now === puzzle()) show();
}

/** Asks the program about the puzzle. */
async function look() {
  const now = puzzle();
  if (now.givens.every((value) => value === 0) && now.rules.length === 0) {
    found = { marks: [], candidates: [], solution: null };
    say("An empty board.", "Type digits, or paste a puzzle.");
    return show();
  }
  const result = await findings(now, asking.signal);
  if (now !== puzzle()) return;
  found = result;
  say(found.sentence, found.more);
  show();
}

function show() {
  const now = puzzle();
  element("undo").disabled = at <= 0;
  element("redo").disabled = at >= history.length - 1;
  const solution = found?.solution;
  element("solution").disabled = element("explain").disabled = !solution;
  element("candidates").disabled = !found?.candidates.length;
  if (!now || board.cells.length !== now.givens.length) return;
  if (steps.open) return board.show(steps.view());
  board.show({
    values: solution && element("solution").checked ? solution : [],
    candidates: element("candidates").checked ? found?.candidates ?? [] : [],
    marks: found?.marks ?? [],
  });
}

async function read(text, options = {}) {
  if (text?.trim() === "") throw new Error("There is no puzzle in this text.");
  const next = await Puzzle.read(text, options);
  element("solution").checked = false;
  add(next);
}

/** The puzzle that stands in the page's address behind #. */
const linked = () => decodeURIComponent(location.hash.slice(1));

function onKey(event) {
  if (event.target.matches?.("textarea") || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === "z") go(at + (event.shiftKey ? 1 : -1));
  else if (key === "y") go(at + 1);
  else return;
  event.preventDefault();
}

function start() {
  for (const size of Object.keys(sizes)) element("size").append(new Option(size, size, size === "9"));
  element("size").value = "9";
  element("undo").addEventListener("click", () => go(at - 1));
  element("redo").addEventListener("click", () => go(at + 1));
  element("clear").addEventListener("click", () => add(puzzle().empty()));
  element("copy").addEventListener("click", attempt(async () => {
    await navigator.clipboard.writeText(puzzle().text());
    say("Copied as a puzzle file.");
  }));
  element("link").addEventListener("click", attempt(async () => {
    window.history.replaceState(null, "", "#" + encodeURIComponent(puzzle().text()));
    await navigator.clipboard.writeText(location.href);
    say("A link with this puzzle is copied; it works where the program serves.");
  }));
  element("candidates").addEventListener("change", show);
  element("solution").addEventListener("change", show);
  element("explain").addEventListener("click", attempt(() => steps.explain(puzzle(), asking.signal)));
  element("read").addEventListener("click", attempt(() => read(element("text").value)));
  element("file").addEventListener("change", attempt(async (event) => {
    if (event.target.files[0]) await read(await event.target.files[0].text());
  }));
  element("size").addEventListener("change", attempt(({ target }) =>
    read(null, { size: Number(target.value), box: sizes[target.value] })));
  document.addEventListener("keydown", onKey);
  document.addEventListener("paste", attempt(async (event) => {
    if (!event.target.matches?.("textarea")) await read(event.clipboardData.getData("text"));
  }));
  addEventListener("hashchange", attempt(() => read(linked())));
  attempt(() => (linked() ? read(linked()) : read(null, { size: 9 })))();
}

start();
