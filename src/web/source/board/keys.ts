// Keys on the board, as SudokuPad's players know them: digits, arrows, Shift and arrows for many
// cells, Delete. With a tool in hand Enter adds what is chosen, and digits may belong to the tool.
import type { Session } from "../session";
import { valueOf } from "../puzzle";

/** Where a key leads from a cell; -1: it is no such key. */
function moved(key: string, cell: number, size: number) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const at = (newRow: number, newColumn: number) => newRow * size + newColumn;
  switch (key) {
    case "ArrowLeft": return at(row, Math.max(column - 1, 0));
    case "ArrowRight": return at(row, Math.min(column + 1, size - 1));
    case "ArrowUp": return at(Math.max(row - 1, 0), column);
    case "ArrowDown": return at(Math.min(row + 1, size - 1), column);
    case "Home": return at(row, 0);
    case "End": return at(row, size - 1);
    default: return -1;
  }
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

function toBoard(session: Session, event: KeyboardEvent) {
  const { key } = event;
  const size = session.puzzle!.size;
  if (key === " ") toggle(session);
  else if (key === "Escape") session.tool.rule ? session.tool.take(null) : session.select([], session.current);
  else if (key === "Delete" || key === "Backspace") session.enter(0);
  else if (valueOf(key, size) >= 0) session.enter(valueOf(key, size));
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, session: Session) {
  const puzzle = session.puzzle!;
  if (event.altKey) return;
  const to = moved(event.key, session.current, puzzle.size);
  const command = event.ctrlKey || event.metaKey;
  if (to >= 0) move(session, to, event);
  else if (command && event.key === "a") session.select(puzzle.givens.map((_, cell) => cell), session.current);
  else if (command) return;
  else if (!(session.tool.rule && toTool(session, event.key)) && !toBoard(session, event)) return;
  event.preventDefault();
}

/** Undo and redo, wherever the keys are but in a field of text. */
export function onPageKey(event: KeyboardEvent, session: Session) {
  const target = event.target as HTMLElement;
  if (target.matches?.("textarea, input") || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === "z") event.shiftKey ? session.redo() : session.undo();
  else if (key === "y") session.redo();
  else return;
  event.preventDefault();
}
