// Breakpoints: cells, literals and clauses at which a replay stops.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";

export class Stops {
  readonly cells = new Set<number>();
  /** As "r1c2≠3". */
  readonly literals = new Set<string>();
  readonly clauses = new Set<number>();

  get empty() { return this.cells.size + this.literals.size + this.clauses.size === 0; }

  toggleCell(cell: number) { toggle(this.cells, cell); }
  toggleLiteral(literal: string) { toggle(this.literals, literal); }
  toggleClause(clause: number) { toggle(this.clauses, clause); }

  /** Whether it says something of such a cell, or comes of such a clause. */
  has({ statement, clause }: Answer, puzzle: Puzzle) {
    if (this.clauses.has(clause) || this.literals.has(statement)) return true;
    return this.cells.size > 0 && statement !== undefined && puzzle.cellsNamed(statement).some((cell) => this.cells.has(cell));
  }
}

function toggle<One>(set: Set<One>, one: One) {
  if (!set.delete(one)) set.add(one);
}
