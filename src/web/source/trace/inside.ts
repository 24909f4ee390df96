// The trace in the page of `trace -f html`: its steps are a stream of numbers in bytes, because a page may have
// millions. `cli/trace/page_data.hpp` of the program has the form.
import type { Answer } from "../requests";
import type { Clause, Run } from "./run";

// By code, as in the program.
const kinds = ["decision", "propagation", "conflict", "learnt", "backjump", "flip", "restart", "model", "refuted", "fixpoint"];
const clauseCode = 10;

type Words = (literal: number) => string;

const exclusion = (literals: readonly number[], name: Words) =>
  literals.length === 0 ? "nothing can hold" : `not (${literals.map((one) => name(-one)).join(" and ")})`;

/** A clause whose words are made when they are read: a long trace has many clauses that nobody looks at. */
class FormulaClause implements Clause {
  constructor(readonly literals: readonly number[], private readonly name: Words, readonly family: string, readonly about: string) {}
  get words() { return this.literals.map(this.name).join(" or ") || "nothing can hold"; }
}

class Learnt implements Clause {
  readonly event = "learnt";
  cut: readonly number[] = [];
  constructor(readonly literals: readonly number[], private readonly name: Words, readonly clause: number, readonly level: number) {}
  get words() { return exclusion(this.literals, this.name); }
}

const literalOf = (number: number) => (number % 2 === 0 ? number / 2 : -(number - 1) / 2);

class Reader {
  private at = 0;

  constructor(private readonly bytes: string) {}

  get ended() { return this.at >= this.bytes.length; }

  number() {
    let number = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.bytes.charCodeAt(this.at++);
      number += (byte & 127) * place;
      if (byte < 128) return number;
    }
  }

  numbers(count: number) { return Array.from({ length: count }, () => this.number()); }
  literals(count: number) { return this.numbers(count).map(literalOf); }
}

/** The variables that have a value, by levels: which literal a clause makes true can be seen from them. */
class Assigned {
  private readonly variables: number[] = [];
  private readonly begins: number[] = [];
  private readonly known: Uint8Array;

  constructor(variables: number) { this.known = new Uint8Array(variables + 1); }

  get level() { return this.begins.length; }

  openOf(literals: readonly number[]) {
    const open = literals.find((literal) => !this.known[Math.abs(literal)]);
    if (open === undefined) throw new Error("A step of this trace does not follow from its clause.");
    return open;
  }

  add(literal: number, decided: boolean) {
    if (decided) this.begins.push(this.variables.length);
    this.known[Math.abs(literal)] = 1;
    this.variables.push(Math.abs(literal));
  }

  backTo(level: number) {
    if (level >= this.level) return;
    for (const variable of this.variables.splice(this.begins[level])) this.known[variable] = 0;
    this.begins.length = level;
  }
}

class Decoder {
  private readonly events: Answer[] = [];
  private readonly clauses = new Map<number, Clause>();
  /** By the number of a clause in the stream: the one in the formula and behind it. */
  private readonly numbers: number[] = [];
  private readonly assigned: Assigned;
  private lessons = 0;
  private readonly name: Words;

  constructor(private readonly data: Answer, private readonly stream: Reader) {
    const names: readonly string[] = data.statements;
    this.name = (literal) => names[2 * Math.abs(literal) - 2 + (literal < 0 ? 1 : 0)];
    this.assigned = new Assigned(names.length / 2);
    while (!stream.ended) this.read();
  }

  private read() {
    const head = this.stream.number();
    const [code, argument] = [head % 16, Math.floor(head / 16)];
    if (code === clauseCode) this.define(argument);
    else this.events.push(this.event(kinds[code], argument));
  }

  private define(size: number) {
    const [number, family, topic] = this.stream.numbers(3);
    const { families, topics } = this.data;
    this.numbers.push(number);
    this.clauses.set(number, new FormulaClause(this.stream.literals(size), this.name, families[family], topics[topic]));
  }

  private event(event: string, argument: number): Answer {
    switch (event) {
      case "decision": return this.assignment({ event, literal: literalOf(argument) });
      case "propagation": {
        const clause = this.numbers[argument];
        return this.assignment({ event, literal: this.assigned.openOf(this.clauses.get(clause)!.literals), clause });
      }
      case "flip": {
        const literals = this.stream.literals(this.stream.number());
        return this.assignment({ event, literal: literalOf(argument), literals, words: exclusion(literals, this.name) });
      }
      case "conflict": return { event, level: this.assigned.level, clause: this.numbers[argument] };
      case "learnt": return this.learnt(argument);
      case "backjump":
      case "restart": this.assigned.backTo(argument);
    }
    return { event, level: this.assigned.level };
  }

  private assignment(event: Answer): Answer {
    this.assigned.add(event.literal, event.event === "decision");
    return { ...event, level: this.assigned.level, statement: this.name(event.literal) };
  }

  private learnt(size: number): Answer {
    const literals = this.stream.literals(size);
    const learnt = new Learnt(literals, this.name, this.data.formula + ++this.lessons, this.assigned.level);
    this.numbers.push(learnt.clause);
    learnt.cut = this.stream.numbers(this.stream.number()).map((one) => this.numbers[one]);
    this.clauses.set(learnt.clause, learnt);
    return learnt;
  }

  run(): Run {
    const { statements, auxiliaries, cells, status, reason } = this.data;
    const names = new Map<number, string>();
    for (let variable = 1; variable <= statements.length / 2; ++variable) {
      for (const literal of [variable, -variable]) names.set(literal, this.name(literal));
    }
    return { events: this.events, clauses: this.clauses, names, purposes: new Map(auxiliaries), cells, status, reason };
  }
}

/** `data`: the tables; `stream`: in base64. */
export const insideRun = (data: Answer, stream: string) => new Decoder(data, new Reader(atob(stream))).run();
