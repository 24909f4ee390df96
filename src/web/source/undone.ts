// The puzzles before the last edits, kept by the browser for this window, so that a reload doesn't end undo.
import type { Aside, Puzzle } from "./puzzle";

const key = "sudoku-sat history";
const most = 50;

export interface Earlier { text: string; aside: readonly Aside[] }

export const earlierOf = (puzzle: Puzzle): Earlier => ({ text: puzzle.text(), aside: puzzle.aside });

interface Stored { now: string; before: Earlier[] }

const isEarlier = (one: any): one is Earlier => typeof one?.text === "string" && Array.isArray(one.aside);

/** What was kept before the page was loaded; none: it was about something else. */
export function storedHistory(): Stored {
  try {
    const { now, before } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { now, before: Array.isArray(before) ? before.filter(isEarlier) : [] };
  } catch {
    return { now: "", before: [] };
  }
}

export function storeHistory(now: Puzzle, before: readonly Earlier[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ now: now.text(), before: before.slice(-most) }));
  } catch { /* it keeps nothing, or has no room */ }
}
