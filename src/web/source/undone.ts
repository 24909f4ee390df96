// The puzzles before the last edits and those that were undone, kept by the browser for this window, so that a
// reload ends neither undo nor redo.
import type { Aside, Puzzle } from "./puzzle";

const key = "sudoku-sat history";
const most = 50;

export interface Earlier { text: string; aside: readonly Aside[] }

export const earlierOf = (puzzle: Puzzle): Earlier => ({ text: puzzle.text(), aside: puzzle.aside });

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

export function storeHistory(now: Puzzle, before: readonly Earlier[], after: readonly Earlier[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ now: now.text(), before: before.slice(-most), after: after.slice(0, most) }));
  } catch { /* it keeps nothing, or has no room */ }
}
