// What a step, or a line of its argument, looks like on the board: what each candidate is to it, which
// cells it is about, and the links between candidates. All of it is read off the reasons, so it is
// what the step rests on and nothing else.
//
// A unit that has a value, or a cell that has one, with two candidates left is a strong link: one of
// them holds. A unit that has a value only once is a weak link between two of its candidates. These
// are the links that players draw chains of. Why no other candidates are left is drawn where a value is
// found or missed; elsewhere the candidates themselves show it.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";
import { mark, type Findings } from "./findings";
import { isOpen, type Notes } from "./notes";
import type { Statement } from "./statements";

/** What a candidate is to the step; "once": it is in exactly one solution. */
export type Look = "base" | "out" | "gone" | "supposed" | "once";

export interface Spot { cell: number; value: number }

export interface Link {
  from: Spot;
  to: Spot;
  kind: "strong" | "weak" | "rules-out";
  /** Whether it leads from the one to the other; else it has no direction. */
  arrow: boolean;
}

export interface Diagram {
  marks: Findings["marks"];
  looks: Map<number, Map<number, Look>>;
  links: Link[];
}

/** What a step says and what it uses, whether it is a step of the explanation or of an argument. */
export interface Told {
  reasons: readonly Answer[];
  /** Facts, and in an argument what is supposed and was found. */
  known: readonly Statement[];
  conclusions: readonly Statement[];
}

const mostLinks = 40; // more can't be told apart

class Drawing {
  readonly marks: Findings["marks"] = new Map();
  readonly looks: Diagram["looks"] = new Map();
  readonly links: Link[] = [];

  constructor(private readonly puzzle: Puzzle, private readonly notes: Notes, private readonly told: Told) {}

  draw(): Diagram {
    const { conclusions, known } = this.told;
    for (const { cell, value, holds } of conclusions) if (!holds) this.look({ cell, value }, "out");
    const places = this.places();
    const needs = places.map((need) => need.filter((spot) => this.isLeft(spot)));
    if (isChain(needs)) for (const [from, to] of needs) this.links.push({ from, to, kind: "strong", arrow: false });
    for (const spot of needs.flat()) this.look(spot, "base");
    for (const { cell, value, holds } of this.findsValue ? known : []) {
      mark(this.marks, [cell], "reason");
      if (!holds) this.look({ cell, value }, "gone");
    }
    for (const reason of this.told.reasons) {
      if (reason.kind === "once") this.once(reason, places, needs);
      if (reason.kind === "one_value") this.oneValue(this.cells(reason.cells), needs);
    }
    this.direct();
    for (const { kind, cells } of this.told.reasons) {
      if (kind === "place" || kind === "value") mark(this.marks, this.cells(cells), "area");
      else if (!["once", "one_value", "given", "conclusion"].includes(kind)) mark(this.marks, this.cells(cells), "clue");
    }
    for (const { cell } of conclusions) this.marks.set(cell, ["now"]);
    return { marks: this.marks, looks: this.looks, links: this.links.slice(0, mostLinks) };
  }

  private cells(names: readonly string[]) { return names.map((name) => this.puzzle.cell(name)).filter((cell) => cell >= 0); }

  private isLeft({ cell, value }: Spot) { return this.notes.candidates[cell].includes(value); }

  /** The first look counts. */
  private look({ cell, value }: Spot, look: Look) {
    const looks = this.looks.get(cell) ?? new Map<number, Look>();
    if (!looks.has(value)) looks.set(value, look);
    this.looks.set(cell, looks);
  }

  /** For each unit or cell that has a value: all places for it that are not filled. */
  private places(): Spot[][] {
    const { values } = this.puzzle.layout;
    return this.told.reasons.flatMap((reason) => {
      const cells = this.cells(reason.cells ?? []).filter((cell) => isOpen(this.notes, cell) || this.isFound(cell));
      if (reason.kind === "place") return [cells.map((cell) => ({ cell, value: reason.value as number }))];
      if (reason.kind === "value") return cells.map((cell) => values.map((value) => ({ cell, value })));
      return [];
    });
  }

  private isFound(cell: number) { return this.told.conclusions.some((one) => one.cell === cell); }
  private finds({ cell, value }: Spot) { return this.told.conclusions.some((one) => one.holds && one.cell === cell && one.value === value); }

  /** Or shows that there is none. */
  private get findsValue() { return this.told.conclusions.every(({ holds }) => holds); }

  /** From what has the value in the unit, or may have it, to what the step excludes or needs there. */
  private once({ cells: names, value }: Answer, places: Spot[][], needs: Spot[][]) {
    const cells = this.cells(names);
    const inside = ({ cell, value: other }: Spot) => other === value && cells.includes(cell);
    const has = this.told.known.find((one) => one.holds && inside(one));
    const out = this.told.conclusions.filter((one) => !one.holds && inside(one));
    if (has && !this.findsValue) {
      for (const to of out) this.link(has, to, "rules-out", true);
      return;
    }
    if (has) {
      const ruled = places.flat().filter((to) => inside(to) && to.cell !== has.cell && !this.finds(to));
      for (const to of ruled) this.look(to, "gone");
      for (const to of ruled) this.link(has, to, "rules-out", true);
      return;
    }
    for (const to of out) for (const from of needs.flat().filter(inside)) this.link(from, to, "weak", true);
    this.meet(needs, inside);
  }

  /** Of two candidates of a cell. */
  private oneValue(cells: readonly number[], needs: Spot[][]) {
    const inside = ({ cell }: Spot) => cells.includes(cell);
    for (const to of this.told.conclusions.filter((one) => !one.holds && inside(one))) {
      if (isChain(needs)) for (const from of needs.flat().filter(inside)) this.link(from, to, "weak", true);
    }
    this.meet(needs, inside);
  }

  /** Two strong links may meet in a weak one. */
  private meet(needs: Spot[][], inside: (spot: Spot) => boolean) {
    const ends = isChain(needs) ? needs.map((need) => need.filter(inside)) : [];
    ends.forEach((one, at) => ends.slice(at + 1).forEach((other) => {
      if (one.length === 1 && other.length === 1) this.link(one[0], other[0], "weak", false);
    }));
  }

  private link(from: Spot, to: Spot, kind: Link["kind"], arrow: boolean) {
    if (isSame(from, to) || this.links.some((one) => isSame(one.from, from) && isSame(one.to, to))) return;
    this.links.push({ from, to, kind, arrow });
  }

  /** Gives the links of a chain the direction in which it is read: from one of its ends, if that is false. */
  private direct() {
    const ends = this.links.filter(({ kind, arrow }) => kind === "weak" && arrow).map(({ from }) => from);
    if (ends.length === 0) return;
    let reached: { spot: Spot; holds: boolean }[] = [{ spot: ends[0], holds: false }];
    while (reached.length > 0) {
      reached = reached.flatMap(({ spot, holds }) => this.links
        .filter((link) => !link.arrow && link.kind === (holds ? "weak" : "strong") && (isSame(link.from, spot) || isSame(link.to, spot)))
        .map((link) => {
          if (isSame(link.to, spot)) [link.from, link.to] = [link.to, link.from];
          link.arrow = true;
          return { spot: link.to, holds: !holds };
        }));
    }
  }
}

const isSame = (one: Spot, other: Spot) => one.cell === other.cell && one.value === other.value;

/** Whether each need is a strong link. */
const isChain = (needs: Spot[][]) => needs.every((need) => need.length === 2);

export const diagramOf = (puzzle: Puzzle, notes: Notes, told: Told) => new Drawing(puzzle, notes, told).draw();
