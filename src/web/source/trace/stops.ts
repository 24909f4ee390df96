// Breakpoints: cells and clauses at which a replay stops.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";

export class Stops {
  readonly cells = new Set<number>();
  readonly clauses = new Set<number>();

  get empty() { return this.cells.size + this.clauses.size === 0; }

  toggleCell(cell: number) { toggle(this.cells, cell); }
  toggleClause(clause: number) { toggle(this.clauses, clause); }

  /** Whether it says something of such a cell, or comes of such a clause. */
  has({ statement, clause }: Answer, puzzle: Puzzle) {
    if (this.clauses.has(clause)) return true;
    return this.cells.size > 0 && statement !== undefined && puzzle.cellsNamed(statement).some((cell) => this.cells.has(cell));
  }
}

function toggle(set: Set<number>, one: number) {
  if (!set.delete(one)) set.add(one);
}
