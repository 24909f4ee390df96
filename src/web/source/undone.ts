// The puzzles before the last edits and those that were undone, kept by the browser for this window, so that a
// reload ends neither undo nor redo.
import type { Aside, Puzzle } from "./puzzle";

const key = "sudoku-sat history";
const most = 50;

/** Puzzles that can be undone; more would only take memory. */
export const mostUndone = 200;

export interface Earlier { text: string; aside: readonly Aside[] }

const earlierOf = (puzzle: Puzzle): Earlier => ({ text: puzzle.text(), aside: puzzle.aside });

interface Stored { now: string; before: Earlier[]; after: Earlier[] }

const isEarlier = (one: any): one is Earlier => typeof one?.text === "string" && Array.isArray(one.aside);

const those = (all: unknown) => (Array.isArray(all) ? all.filter(isEarlier) : []);

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
export function storeHistory(now: Puzzle, [earlier, past]: readonly [readonly Earlier[], readonly Puzzle[]],
    [undone, later]: readonly [readonly Puzzle[], readonly Earlier[]]) {
  const before = [...earlier, ...past.slice(-most).map(earlierOf)].slice(-most);
  const after = [...undone.slice(0, most).map(earlierOf), ...later].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify({ now: now.text(), before, after }));
  } catch { /* it keeps nothing, or has no room */ }
}
