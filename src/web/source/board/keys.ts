// Keys on the board, as SudokuPad's players know them: digits, arrows, Shift and arrows for many
// cells, Delete. With a tool in hand Enter adds what is chosen, and digits may belong to the tool.
import type { Session } from "../session";
import type { Layout } from "../layout";
import type { Pen } from "../play/play";
import { nothing } from "../values";

const steps: Record<string, [number, number]> = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
};

/** Where a key leads from a cell, over places without a cell; -1: it is no such key. */
function moved(key: string, cell: number, layout: Layout) {
  const { row, column } = layout.places[cell];
  if (key === "Home" || key === "End") {
    const inRow = [...layout.places.keys()].filter((other) => layout.places[other].row === row);
    return inRow[key === "Home" ? 0 : inRow.length - 1];
  }
  if (!(key in steps)) return -1;
  const [down, right] = steps[key];
  const inside = (y: number, x: number) => y >= 0 && x >= 0 && y < layout.rows && x < layout.columns;
  for (let y = row + down, x = column + right; inside(y, x); y += down, x += right) {
    if (layout.at(y, x) >= 0) return layout.at(y, x);
  }
  return cell;
}

const added = (cells: readonly number[], cell: number) => (cells.includes(cell) ? cells : [...cells, cell]);

function move(session: Session, to: number, event: KeyboardEvent) {
  const { selection, current } = session;
  if (event.shiftKey) session.select(added(added(selection, current), to), to);
  else if (event.ctrlKey || event.metaKey) session.select(selection, to);
  else session.select([to], to);
}

function toggle(session: Session) {
  const { selection, current } = session;
  const without = selection.filter((cell) => cell !== current);
  session.select(without.length < selection.length ? without : [...selection, current], current);
}

function toTool(session: Session, key: string) {
  const { tool } = session;
  if (key === "Enter") tool.add();
  else if (key === "Backspace" && tool.takesDigits) tool.say(tool.before.slice(0, -1));
  else if (/^\d$/.test(key) && tool.takesDigits) tool.say(tool.before + key);
  else if (key === ":") tool.endGroup();
  else return false;
  return true;
}

const penKeys: Record<string, Pen> = { z: "digit", x: "corner", c: "centre", v: "colour" };

/** While somebody solves: pens, and digits with Shift or Ctrl as marks. */
function toPlay(session: Session, event: KeyboardEvent) {
  const { layout } = session.puzzle!;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const command = event.ctrlKey || event.metaKey;
  if (digit && (event.shiftKey || command)) {
    const value = layout.typed(digit);
    if (value !== nothing) session.enter(value, command ? "centre" : "corner");
    return value !== nothing;
  }
  const pen = penKeys[event.key.toLowerCase()];
  if (!pen || command || layout.typed(event.key) !== nothing) return false;
  session.play.pen = pen;
  session.changed();
  return true;
}

function toBoard(session: Session, event: KeyboardEvent) {
  const { key } = event;
  const value = session.puzzle!.layout.typed(key);
  if (key === " ") toggle(session);
  else if (key === "Escape") session.tool.rule ? session.tool.take(null) : session.select([], session.current);
  else if (value !== nothing) session.enter(value);
  else if (["Delete", "Backspace", ".", "0"].includes(key)) session.enter(nothing);
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, session: Session) {
  const puzzle = session.puzzle!;
  if (event.altKey) return;
  const to = moved(event.key, session.current, puzzle.layout);
  const command = event.ctrlKey || event.metaKey;
  if (to >= 0) move(session, to, event);
  else if (session.mode === "solve" && toPlay(session, event)) return event.preventDefault();
  else if (command && event.key === "a") session.select(puzzle.givens.map((_, cell) => cell), session.current);
  else if (command) return;
  else if (!(session.tool.rule && toTool(session, event.key)) && !toBoard(session, event)) return;
  event.preventDefault();
}

const boardKeys = /^(?:Digit|Numpad)\d$|^Key[ZXCV]$|^Delete$|^Backspace$/;

/** Undo and redo, wherever the keys are but in a field of text; and what is entered while somebody solves. */
export function onPageKey(event: KeyboardEvent, session: Session) {
  const target = event.target as HTMLElement;
  if (target.matches?.("textarea, input, select")) return;
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (command && key === "z") event.shiftKey ? session.redo() : session.undo();
  else if (command && key === "y") session.redo();
  else {
    const elsewhere = !target.closest?.("[role=grid]");
    if (session.mode === "solve" && session.puzzle && elsewhere && boardKeys.test(event.code)) onKey(event, session);
    return;
  }
  event.preventDefault();
}
