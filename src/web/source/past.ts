// The puzzle that is shown, with those before and after it: an edit puts another one behind it, undo and redo go
// from one to the next, also behind the loading of the page.
import { Puzzle } from "./puzzle";
import { mostUndone, storedHistory, storeHistory } from "./undone";

export class Past {
  private puzzles: Puzzle[] = [];
  private at = -1;
  /** What there was before that, before the page was loaded again, and what was undone then. */
  private earlier: string[] = [];
  private later: string[] = [];
  private readonly stored = storedHistory();

  get now(): Puzzle | undefined { return this.puzzles[this.at]; }
  get before(): Puzzle | undefined { return this.puzzles[this.at - 1]; }
  get canUndo() { return this.at > 0 || this.earlier.length > 0; }
  get canRedo() { return this.at < this.puzzles.length - 1 || this.later.length > 0; }

  /** The next one; those that were undone are gone. */
  put(next: Puzzle) {
    if (this.at + 1 >= mostUndone) this.earlier = [];
    this.puzzles = [...this.puzzles.slice(0, this.at + 1), next].slice(-mostUndone);
    this.at = this.puzzles.length - 1;
    this.later = [];
    return next;
  }

  /** In the place of the last one: both are undone as one. */
  amend(next: Puzzle) {
    this.puzzles = [...this.puzzles.slice(0, this.at), next];
    this.later = [];
    return next;
  }

  /** The same puzzle, of which more is known. */
  replace(next: Puzzle) { return this.puzzles[this.at] = next; }

  /** The one before or after; null: there is none since the page was loaded. */
  back() { return this.go(this.at - 1); }
  on() { return this.go(this.at + 1); }

  private go(index: number) {
    if (index < 0 || index >= this.puzzles.length) return null;
    this.at = index;
    return this.puzzles[index];
  }

  /** One that was kept; null: there is none, or something else has been done meanwhile. */
  private async kept(draft: string | undefined) {
    if (!draft) return null;
    const from = this.now;
    const puzzle = await Puzzle.read(draft);
    return from === this.now ? puzzle : null;
  }

  async backBehindLoading() {
    const puzzle = await this.kept(this.earlier.at(-1));
    if (!puzzle) return null;
    this.earlier = this.earlier.slice(0, -1);
    this.puzzles = [puzzle, ...this.puzzles];
    return this.go(0);
  }

  async onBehindLoading() {
    const puzzle = await this.kept(this.later[0]);
    if (!puzzle) return null;
    this.later = this.later.slice(1);
    this.puzzles = [...this.puzzles, puzzle];
    return this.on();
  }

  /** Whether the draft is of the puzzle that was there when the page was loaded again: undo and redo go on behind that. */
  recall(draft: string) {
    if (this.stored.now !== draft) return false;
    this.earlier = this.stored.before;
    this.later = this.stored.after;
    return true;
  }

  store() {
    storeHistory(this.now!, [this.earlier, this.puzzles.slice(0, this.at)], [this.puzzles.slice(this.at + 1), this.later]);
  }
}
