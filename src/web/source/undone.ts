// The puzzles before the last edits and those that were undone, kept by the browser for this window, so that a
// reload ends neither undo nor redo.
import type { Puzzle } from "./puzzle";

const key = "sudoku-sat history";
const most = 50;

/** Puzzles that can be undone; more would only take memory. */
export const mostUndone = 200;

interface Stored { now: string; before: string[]; after: string[] }

const draftOf = (puzzle: Puzzle) => puzzle.draft();
const those = (all: unknown) => (Array.isArray(all) ? all.filter((one) => typeof one === "string") : []);

/** What was kept before the page was loaded; none: it was about something else. */
export function storedHistory(): Stored {
  try {
    const { now, before, after } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { now, before: those(before), after: those(after) };
  } catch {
    return { now: "", before: [], after: [] };
  }
}

/** Those before and after it, the ones that were kept already at the far ends. */
export function storeHistory(now: Puzzle, [earlier, past]: readonly [readonly string[], readonly Puzzle[]],
    [undone, later]: readonly [readonly Puzzle[], readonly string[]]) {
  const before = [...earlier, ...past.slice(-most).map(draftOf)].slice(-most);
  const after = [...undone.slice(0, most).map(draftOf), ...later].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify({ now: draftOf(now), before, after }));
  } catch { /* it keeps nothing, or has no room */ }
}
