// What the page knows, and what can be done to it: the puzzle with its past, the selection, the tool
// in hand, and what the program has found out. Components show it and call its methods; each change
// tells them. After each edit the program is asked anew, and what it was asked before is cancelled.
import { useEffect, useState } from "preact/hooks";
import { askOne, type Options } from "./requests";
import { Latest } from "./latest";
import { drawingOf, type Drawing } from "./board/drawing";
import type { Suggestion } from "./answers/suggestions";
import { Past } from "./past";
import { placedInText, Puzzle, unplaced } from "./puzzle";
import { nothing } from "./values";
import { Demand } from "./answers/demand";
import { Hint } from "./answers/hint";
import { emptyBoard, findings, type Findings } from "./answers/findings";
import { SolutionsSeen } from "./answers/solutions_seen";
import { StepsShown } from "./answers/steps";
import { Play, type Pen } from "./play/play";
import { keep } from "./setter/recent";
import { Tool } from "./setter/tool";
import { Inspection } from "./microscope/inspection";
import { Propagation } from "./microscope/propagation";
import { Trace } from "./trace/trace";

const pause = 200; // ms from the last edit to the request

export type Mode = "set" | "solve" | "explain" | "sat";

export class Session {
  puzzle: Puzzle | null = null;
  mode: Mode = "set";
  /** Whether it is only shown. */
  fixed = false;
  drawing: Drawing | null = null;
  found: Findings | null = null;
  /** Why the program can't read the puzzle, or what else went wrong. */
  trouble = "";
  /** When the program was asked what it is still being asked; 0: it has answered. */
  lookingSince = 0;
  /** Whether somebody has stopped the search before it found anything. */
  stopped = false;
  /** What the board would be like, while a suggestion is pointed at. */
  previewed: Puzzle | null = null;
  /** What has just been done, for a moment. */
  notice = "";
  /** Chosen cells, in the order in which they were. */
  selection: readonly number[] = [];
  current = 0;
  /** Whether each touch adds to the chosen cells, as with Shift. */
  chooseMany = false;
  showCandidates = true;
  showSolution = false;
  readonly demand = new Demand(this);
  readonly seen = new SolutionsSeen(this);
  readonly steps = new StepsShown(this);
  readonly hint = new Hint(this);
  readonly tool = new Tool(this);
  readonly inspection = new Inspection(this);
  readonly trace = new Trace(this);
  readonly propagation = new Propagation(this);
  readonly play = new Play(this);

  /** The explanation or the run of a solver that the board is to show: one at a time. */
  readonly viewing = new Latest();

  private readonly kinds = new WeakMap<Puzzle, Findings["kind"]>();
  private readonly past = new Past();
  private listeners = new Set<() => void>();
  /** Whether the program can read the puzzle is known, and what it can't read is set aside. */
  private judged: Promise<void> = Promise.resolve();
  private readonly asking = new Latest();
  private readonly reading = new Latest();
  private readonly painting = new Latest();
  private boardChanges = Promise.resolve();
  private timer = 0;
  private drawn = "";
  /** When the puzzle was opened that is worked on. */
  private opened = Date.now();

  /** Calls `changed` after each change, until the function that it returns is called. */
  listen(changed: () => void) {
    this.listeners.add(changed);
    return () => { this.listeners.delete(changed); };
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  /** Of what is asked about this puzzle. */
  get signal() { return this.asking.signal; }
  get canUndo() { return this.mode === "solve" ? this.play.canUndo : this.past.canUndo; }
  get canRedo() { return this.mode === "solve" ? this.play.canRedo : this.past.canRedo; }
  /** Of what the mode edits: the puzzle, or what was entered to solve it. */
  undo() {
    if (this.mode === "solve") this.play.undo();
    else void this.attempt(async () => this.show(this.past.back() ?? await this.past.backBehindLoading()));
  }

  redo() {
    if (this.mode === "solve") this.play.redo();
    else void this.attempt(async () => this.show(this.past.on() ?? await this.past.onBehindLoading()));
  }

  /** What was done before the page was loaded can be undone, if this is the draft that it had then. */
  recall(draft = this.puzzle!.draft()) {
    if (!this.past.recall(draft)) return;
    this.remember();
    this.changed();
  }

  /** What the board showed for another mode is put away. */
  work(mode: Mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    for (const shown of [this.steps, this.hint, this.trace, this.propagation]) shown.close();
    this.tool.take(null);
    this.inspection.clear();
    this.notice = "";
    this.changed();
  }

  /** What was entered to solve the puzzle is another: steps that were told of what was there before are put away. */
  played() {
    this.steps.close();
    this.hint.close();
    this.notice = "";
    this.remember();
    this.changed();
  }

  /** Shows a puzzle with its drawing that can't be edited, and asks nobody anything. */
  fix(puzzle: Puzzle, svg: string) {
    this.fixed = true;
    this.puzzle = puzzle;
    this.drawing = drawingOf(svg, puzzle.layout);
  }

  /** The next state; those that were undone are gone. */
  edit(next: Puzzle) {
    if (this.fixed) return;
    this.show(this.past.put(next));
  }

  /** The last edit goes on: it is undone as one. */
  amend(next: Puzzle) {
    this.show(this.past.amend(next));
  }

  private show(puzzle: Puzzle | null) {
    if (!puzzle) return;
    this.puzzle = puzzle;
    const last = this.puzzle.givens.length - 1;
    this.current = Math.min(this.current, last);
    this.selection = this.selection.filter((cell) => cell <= last);
    this.found = null;
    this.previewed = null;
    this.notice = this.trouble = "";
    this.steps.close();
    this.hint.close();
    this.trace.close();
    this.propagation.reset();
    this.play.follow(this.puzzle);
    this.lookAnew();
    this.remember();
    this.changed();
    this.judged = this.attempt(() => this.draw(this.painting.next()));
  }

  /** What the program was asked is cancelled, and it is asked again in a moment. */
  private lookAnew() {
    this.asking.next();
    clearTimeout(this.timer);
    this.lookingSince = Date.now();
    this.stopped = false;
    this.timer = window.setTimeout(() => this.attempt(() => this.look()), pause);
  }

  /** Another puzzle, before anything else that the program was asked; the old one stays where there is none. */
  private async instead(signal: AbortSignal, opens: boolean, reading: () => Promise<Puzzle>) {
    signal.throwIfAborted(); // it has waited for others
    clearTimeout(this.timer);
    this.asking.cancel();
    try {
      const next = await reading();
      signal.throwIfAborted();
      if (opens) this.opened = Date.now();
      this.edit(next);
    } catch (error) {
      if (this.puzzle && !signal.aborted) this.lookAnew();
      throw error;
    }
  }

  /** Keeps the address and the title those of the puzzle, so that a reload loses nothing. */
  private remember() {
    const puzzle = this.puzzle!;
    const hash = puzzle.isUsual() ? "" : "#" + encodeURIComponent(puzzle.draft());
    // The text in the address no longer has what there were warnings about.
    history.replaceState({ warnings: puzzle.warnings, entered: this.play.saved }, "", location.pathname + location.search + hash);
    this.past.store();
    keep(this.opened, puzzle);
    document.title = `${puzzle.title ? puzzle.title + " – " : ""}sudoku-sat`;
  }

  /** Runs it; what goes wrong becomes the trouble that is shown. */
  async attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
      this.complain((error as Error).message);
    }
  }

  /** Draws the board, of the clues that the program can read: those that it can't yet are set aside. */
  private async draw(signal: AbortSignal): Promise<void> {
    const puzzle = this.puzzle!;
    const header = puzzle.header();
    if (header === this.drawn) return;
    let svg = "";
    try {
      svg = (await askOne("convert", puzzle.empty().text(), { format: "svg", theme: "auto", caption: false }, { signal })).document;
    } catch (error) {
      if (puzzle !== this.puzzle) return;
      const next = puzzle.setAside((error as Error).message);
      if (!next) throw unplaced(error);
      this.puzzle = this.past.replace(next);
      this.remember();
      this.changed();
      return this.draw(signal);
    }
    if (puzzle !== this.puzzle) return;
    this.drawing = drawingOf(svg, puzzle.layout);
    this.drawn = header;
    this.changed();
  }

  private async look() {
    const { signal } = this;
    await this.judged;
    if (signal !== this.signal) return; // edited meanwhile
    if (this.trouble) return this.ended();
    const puzzle = this.puzzle!;
    const show = (found: Findings) => {
      if (puzzle !== this.puzzle) return;
      this.found = found;
      this.kinds.set(puzzle, found.kind);
      if (found.solution) this.hint.solved(puzzle);
      this.changed();
    };
    try {
      show(puzzle.isEmpty() ? emptyBoard() : await findings(puzzle, { signal }, show));
      if (puzzle === this.puzzle && !puzzle.isEmpty()) await this.demand.lookUnasked();
    } finally {
      if (signal === this.signal) this.ended();
    }
  }

  private ended() {
    this.lookingSince = 0;
    this.changed();
  }

  /** Reads any text that the program reads; null: an empty board. What was being read before is dropped. */
  async read(from: string | null | Promise<string>, options: Options = {}, warnings: readonly string[] = []) {
    const signal = this.reading.next();
    await this.instead(signal, true, async () => {
      const text = await from;
      if (text?.trim() === "") throw new Error("This text contains no puzzle.");
      const read = await Puzzle.read(text, options, { signal }).catch((error) => { throw placedInText(error); });
      return read.warned(warnings);
    });
    this.showSolution = false;
    this.select([], this.current);
  }

  /** Ends the search; what has been found stays. */
  stop() {
    this.asking.next();
    clearTimeout(this.timer);
    this.stopped = !this.found;
    this.ended();
  }

  search() {
    this.lookAnew();
    this.changed();
  }

  /** Whether the puzzle before the last edit had a solution. */
  get lastEditBroke() {
    const { before } = this.past;
    return before !== undefined && ["one", "several"].includes(this.kinds.get(before) ?? "");
  }

  /** Shows what the puzzle would be like; null: as it is. */
  preview(suggestion: Suggestion | null) {
    this.previewed = suggestion?.next ?? null;
    this.inspection.show(suggestion?.cells ?? []);
  }

  apply({ next }: Suggestion) {
    this.inspection.clear();
    if (next) this.edit(next);
  }

  /** Says what went wrong, until the next edit. */
  complain(why: string) {
    this.trouble = why;
    this.changed();
  }

  say(notice: string) {
    this.notice = notice;
    this.changed();
  }

  select(cells: readonly number[], current: number) {
    this.selection = cells;
    this.current = current;
    this.inspection.look();
    this.changed();
  }

  /**
   * The puzzle with other entries of a rule that makes the board: the program says which board it is.
   * Changes wait for those before them; another puzzle that is read drops them.
   */
  async changeBoard(rule: string, data: readonly string[] | null) {
    const { signal } = this.reading;
    let fits = true;
    const change = this.boardChanges.then(() => this.instead(signal, false, async () => {
      const found = await this.withBoard(rule, data, signal);
      fits = found.fits;
      return found.puzzle;
    }));
    this.boardChanges = change.catch(() => {});
    await change.catch((error) => { throw unplaced(error, `${rule}: `); });
    if (!fits) this.say("The digits don't fit the new board. Undo brings them back.");
  }

  private async withBoard(rule: string, data: readonly string[] | null, signal: AbortSignal): Promise<{ puzzle: Puzzle; fits: boolean }> {
    const from = this.puzzle!;
    const next = from.withEntries(rule, data);
    const read = async (text: string) => (await Puzzle.read(text, {}, { signal })).warned(next.warnings).restored(from.aside.filter((one) => one.rule !== rule));
    const found = await read(next.text()).then((puzzle) => ({ puzzle, fits: true }), async () => {
      signal.throwIfAborted();
      return { puzzle: await read(next.heading()), fits: false };
    });
    return from === this.puzzle ? found : this.withBoard(rule, data, signal); // edited meanwhile
  }

  private get chosen() { return this.selection.length > 0 ? this.selection : [this.current]; }

  /** Puts a value into the chosen cells, or empties them; while somebody solves, with this pen or the one in hand. */
  enter(value: number, pen?: Pen) {
    const cells = this.chosen;
    const puzzle = this.puzzle!;
    if (this.mode === "solve") return value === nothing ? this.play.erase(cells) : this.play.enter(cells, value, pen);
    const there = value !== nothing && cells.every((cell) => puzzle.givens[cell] === value);
    this.edit(puzzle.with(cells, there ? nothing : value));
  }
}

/** The component is drawn again after each change of the session. */
export function useSession(session: Session) {
  const [, redraw] = useState(0);
  useEffect(() => session.listen(() => redraw((count) => count + 1)), [session]);
}
