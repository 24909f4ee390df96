// The implication graph behind a conflict, as learning looks at it: at the right of the cut what was
// resolved away, each literal right of those that it follows from, and the conflict; at its left the
// literals whose negations make the learnt clause, the first unique implication point next to the
// cut. Literals of level 0 hold anyway and are left out.
import type { Answer } from "../requests";
import type { Trace } from "./trace";

const mostRows = 6; // of literals that are kept

export interface GraphNode {
  /** The literal that is true; 0: the conflict. */
  literal: number;
  name: string;
  look: "kept" | "point" | "implied" | "end";
  /** What it follows from; 0: nothing, or it isn't told. */
  clause: number;
  column: number;
  row: number;
  from: number[];
}

export interface Graph {
  nodes: Map<number, GraphNode>;
  /** The columns left of the cut. */
  kept: number;
  columns: number;
  rows: number;
}

/** What is learnt from the conflict that this event is, or that it learns from; null: neither. */
function learningAt({ events, at }: Trace): [Answer, Answer] | null {
  const first = events[at]?.event === "learnt" ? at - 1 : at;
  const [conflict, learnt] = [events[first], events[first + 1]];
  return conflict?.event === "conflict" && learnt?.event === "learnt" ? [conflict, learnt] : null;
}

class Builder {
  readonly nodes = new Map<number, GraphNode>();
  private readonly assigned: Map<number, Answer>;
  private readonly keptColumns: number;

  constructor(private readonly trace: Trace, conflict: Answer, learnt: Answer) {
    this.assigned = new Map(trace.assignments().map((event) => [event.literal, event]));
    const kept: number[] = learnt.literals.map((literal: number) => -literal).reverse();
    const point = kept.pop()!;
    this.keptColumns = Math.ceil(kept.length / mostRows);
    kept.forEach((literal, at) => this.put(literal, "kept", 0, Math.floor(at / mostRows), []));
    this.put(point, "point", 0, this.keptColumns, []);
    for (const number of learnt.cut.slice().reverse()) {
      const literal = trace.literalsOf(number).find((one) => this.assigned.has(one));
      if (literal !== undefined) this.follow(literal, "implied", number);
    }
    this.follow(0, "end", conflict.clause);
  }

  /** A literal right of all that it follows from. */
  private follow(literal: number, look: GraphNode["look"], clause: number) {
    const from = this.trace.literalsOf(clause).filter((one) => one !== literal).map((one) => -one)
      .filter((one) => (this.assigned.get(one)?.level ?? 0) > 0);
    const columns = from.map((one) => this.nodes.get(one)).filter((node) => node?.look === "implied")
      .map((node) => node!.column + 1);
    this.put(literal, look, clause, Math.max(this.keptColumns + 1, ...columns), from);
  }

  private put(literal: number, look: GraphNode["look"], clause: number, column: number, from: number[]) {
    const event = this.assigned.get(literal);
    const name = literal === 0 ? "conflict" : `${event?.statement ?? literal} @${event?.level ?? 0}`;
    this.nodes.set(literal, { literal, name, look, clause, column, row: 0, from });
  }

  graph(): Graph {
    const rows: number[] = [];
    for (const node of this.nodes.values()) {
      rows[node.column] = (rows[node.column] ?? 0) + 1;
      node.row = rows[node.column] - 1;
    }
    const most = Math.max(...rows.filter((count) => count));
    for (const node of this.nodes.values()) node.row += (most - rows[node.column]) / 2;
    return { nodes: this.nodes, kept: this.keptColumns + 1, columns: rows.length, rows: most };
  }
}

/** null: there is nothing to learn from at this event. */
export function graphAt(trace: Trace): Graph | null {
  const learning = learningAt(trace);
  return learning && new Builder(trace, ...learning).graph();
}
