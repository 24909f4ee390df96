// What the microscope looks at: the cells that it marks on the board, those of a clause, of a reason
// or of a sentence; and the cell or candidate whose clauses it tells.
import type { Session } from "../session";
import { nothing } from "../values";
import { mark, type Findings } from "../answers/findings";

/** A cell, or one of its candidates; value `nothing`: the cell. */
export interface Place { cell: number; value: number }

export class Inspection {
  marks: Findings["marks"] = new Map();
  /** Whether what is under the mouse is looked at. */
  follows = false;
  private pointed: Place | null = null;
  private chosen: Place = { cell: -1, value: nothing };

  constructor(private readonly session: Session) {}

  /** Marks these cells, and no others. */
  show(cells: Iterable<number>) {
    this.marks = new Map();
    mark(this.marks, cells, "shown");
    this.session.changed();
  }

  clear() {
    if (this.marks.size > 0) this.show([]);
  }

  /** What is under the mouse; else the candidate that was chosen last, or the current cell. */
  get about(): Place {
    const { current, puzzle } = this.session;
    if (this.pointed && this.pointed.cell < puzzle!.givens.length) return this.pointed;
    return this.chosen.cell === current ? this.chosen : { cell: current, value: nothing };
  }

  /** null: the mouse has left the board. */
  point(place: Place | null) {
    if (!this.follows || (place?.cell === this.pointed?.cell && place?.value === this.pointed?.value)) return;
    this.pointed = place;
    this.session.changed();
  }

  /** What is chosen counts until the mouse moves again. */
  look() {
    this.pointed = null;
  }

  choose(place: Place) {
    this.chosen = place;
    this.session.changed();
  }

  follow(follows: boolean) {
    this.follows = follows;
    this.pointed = null;
    this.clear();
  }
}
