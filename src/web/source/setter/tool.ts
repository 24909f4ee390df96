// The tool in hand: a rule whose entries are made of chosen cells. What stands before the cells
// (a cage's sum, a dot's colour) is typed or chosen; groups of cells follow each other.
import type { Session } from "../session";
import { isWord, type RuleForm } from "./rule_forms";
import { withStroke } from "./regions";
import { use } from "./used_last";

const missing = "Select the cells first: drag over them, or use Shift with the arrow keys.";

export class Tool {
  rule: RuleForm | null = null;
  before = "";
  sign = "<";
  /** Which of two diagonals from a place beside the board a clue is about. */
  way = 0;
  /** The name of the field beside the board that the keys go to; "": none. */
  field = "";
  /** Groups of the next entry that are whole already. */
  groups: number[][] = [];
  /** The entry that the last stroke made without a number, as far as it has been typed since; "": none. */
  private fresh = "";

  constructor(private readonly session: Session) {}

  take(rule: RuleForm | null, field = "") {
    if (rule) use(rule.name);
    this.rule = rule;
    this.field = field;
    this.groups = [];
    this.fresh = "";
    this.before = rule?.before.find(isWord) ?? "";
    if (rule?.before.includes("")) this.before = "";
    this.session.select([], this.session.current);
  }

  /** Whether digits that are typed belong to the tool: its sum, its values. */
  get takesDigits() {
    return this.rule !== null && this.rule.kind !== "text" && this.rule.before.some((text) => /^\d/.test(text));
  }

  /** Whether its entries are made of cells: others are words, and a stroke only chooses cells. */
  private get draws() { return this.rule !== null && this.rule.kind !== "text" && this.rule.kind !== "sides"; }

  /** Whether a drag is a whole entry: nothing more has to be said. */
  get addsAtOnce() {
    if (!this.rule || !this.draws || this.rule.kind === "regions") return false;
    if (this.rule.kind === "cells" && this.rule.groups > 1 && this.session.selection.length < 2) return false;
    return !this.takesDigits || this.before !== "";
  }

  /** The number that was typed belongs to the stroke before. */
  beginStroke() {
    if (this.fresh) this.fresh = this.before = "";
  }

  /** The end of a stroke: what it made is added if it can be without a number, which may be typed afterwards. */
  endStroke() {
    if (this.rule?.kind === "regions" && this.session.selection.length > 1) return this.add();
    const plain = this.rule?.kind === "cells" && this.takesDigits && this.rule.groups === 1 && this.rule.before.includes("");
    if (this.addsAtOnce) return this.add();
    if (!plain || this.session.selection.length < 2) return; // one cell is the first of several, perhaps
    this.add();
    this.fresh = this.session.puzzle!.entries(this.rule!.name)!.at(-1)!;
  }

  /** Whether an entry is about the edge between two cells. */
  get isBetween() { return this.rule?.kind === "pairs" || this.rule?.kind === "signs"; }

  /** A click on an edge: adds an entry there, or makes the one that is there the next kind, and at last removes it. */
  atEdge(one: number, other: number) {
    const { session, rule } = this;
    const puzzle = session.puzzle!;
    const names = [one, other].map((cell) => puzzle.name(cell));
    const data = puzzle.entries(rule!.name) ?? [];
    const there = data.findIndex((entry) => isAbout(entry, names));
    if (there < 0) {
      session.select([one, other], other);
      if (this.addsAtOnce) this.add();
      return;
    }
    const kinds = rule!.kind === "signs" ? ["<", ">"] : rule!.before.filter((word) => word === "" || isWord(word));
    const now = rule!.kind === "signs" ? /[<>]/.exec(data[there])![0] : /^(\w+):/.exec(data[there])?.[1] ?? "";
    const next = kinds[kinds.indexOf(now) + 1];
    const rest = data.slice();
    if (next === undefined || !kinds.includes(now)) rest.splice(there, 1);
    else rest[there] = rule!.kind === "signs" ? names.join(next) : (next && `${next}: `) + names.join("-");
    session.edit(puzzle.withEntries(rule!.name, rest.length > 0 ? rest : null));
  }

  say(before: string) {
    this.before = before;
    if (this.fresh && this.session.selection.length === 0) this.number();
    else this.session.changed();
  }

  /** The number goes to the entry that the last stroke made. */
  private number() {
    const { session, rule, fresh } = this;
    const data = session.puzzle!.entries(rule!.name) ?? [];
    if (!data.includes(fresh)) return this.forget(); // it was undone, or changed elsewhere
    this.fresh = this.prefixed(fresh.replace(/^[^:]*: /, ""));
    session.amend(session.puzzle!.withEntries(rule!.name, data.map((entry) => (entry === fresh ? this.fresh : entry))));
  }

  private forget() {
    this.fresh = "";
    this.session.changed();
  }

  /** The chosen cells become a group; the next ones begin another. */
  endGroup() {
    if (this.session.selection.length === 0) return;
    this.groups = [...this.groups, [...this.session.selection]];
    this.session.select([], this.session.current);
  }

  /** Adds the entry that the chosen cells make; says what is missing. */
  add() {
    const { session, rule } = this;
    const puzzle = session.puzzle;
    if (!rule || !puzzle || !this.draws) return;
    if (rule.kind === "regions") return this.join();
    if (this.fresh) {
      this.fresh = this.before = "";
      if (session.selection.length === 0) return session.changed();
    }
    const entry = this.entry((cell) => puzzle.name(cell));
    if (entry === null) return session.say(missing);
    this.groups = [];
    session.selection = [];
    if (this.takesDigits && rule.kind === "cells") this.before = "";
    session.edit(puzzle.withEntries(rule.name, [...(puzzle.entries(rule.name) ?? []), entry]));
  }

  /** The stroke takes cells into a region. */
  private join() {
    const { session } = this;
    const cells = session.selection;
    if (cells.length === 0) return session.say(missing);
    session.select([], session.current);
    const next = withStroke(session.puzzle!, cells);
    if (next !== session.puzzle) session.edit(next);
  }

  private entry(name: (cell: number) => string) {
    const { selection } = this.session;
    if (this.rule!.kind === "pairs" || this.rule!.kind === "signs") return this.chain(selection.map(name));
    const groups = [...this.groups, ...(selection.length > 0 ? [[...selection]] : [])];
    if (groups.length === 0) return null;
    // An arrow in one stroke: the first cell is the circle.
    if (groups.length === 1 && this.rule!.groups === 2 && groups[0].length > 1) groups.unshift([groups[0].shift()!]);
    return this.prefixed(groups.map((group) => group.map(name).join(" ")).join(": "));
  }

  private prefixed(cells: string) {
    const before = this.before.trim();
    // The keypad has no blank: each digit is a value.
    const said = this.rule!.lists && /^\d+$/.test(before) ? [...before].join(" ") : before;
    return said ? `${said}: ${cells}` : cells;
  }

  /** A sign between each two cells that follow each other. */
  private chain(names: string[]) {
    if (names.length < 2) return null;
    const between = this.rule!.kind === "signs" ? this.sign : "-";
    const pairs = names.slice(1).map((name, at) => names[at] + between + name).join(" ");
    return this.rule!.kind === "signs" ? pairs : this.prefixed(pairs);
  }
}

/** Whether it is about these two cells and no others. */
function isAbout(entry: string, names: readonly string[]) {
  const cells = entry.match(/r\d+c\d+/g) ?? [];
  return cells.length === 2 && names.every((name) => cells.includes(name));
}
