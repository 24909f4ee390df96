// What the microscope marks on the board: the cells of a clause, of a reason or of a sentence.
import type { Session } from "../session";
import { mark, type Findings } from "../answers/findings";

export class Inspection {
  marks: Findings["marks"] = new Map();

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
}
