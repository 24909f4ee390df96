// What is found out beyond the findings: repairs when somebody asks, further givens and superfluous
// clues by itself where that takes a moment, else when somebody asks.
import type { Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { told, type Suggestion } from "./suggestions";
import { furtherGivens, minimal, repairs, superfluous } from "./on_demand";

interface Question {
  name: string;
  /** Whether it is asked by itself. */
  unasked: boolean;
  /** None where so many seconds were not enough. */
  answer: (puzzle: Puzzle, seconds: number, asking: Asking) => Promise<Suggestion[]>;
}

const questions: Record<string, Question> = {
  none: { name: "Repairs", unasked: false, answer: repairs },
  several: { name: "Fewest givens to add", unasked: true, answer: furtherGivens },
  one: { name: "Superfluous clues", unasked: true, answer: superfluous },
};

const moment = 3; // seconds
const patience = 60;

export class Demand {
  lines: readonly Suggestion[] = [];
  private about: Puzzle | null = null;

  constructor(private readonly session: Session) {}

  get question(): Question | null { return questions[this.session.found?.kind ?? ""] ?? null; }

  /** Whether nobody need ask any more. */
  get told() { return this.about === this.session.puzzle && this.lines.length > 0; }

  private tell(about: Puzzle, lines: readonly Suggestion[]) {
    this.about = about;
    this.lines = lines;
    this.session.changed();
  }

  /** When nobody has asked. */
  async lookUnasked() {
    const { puzzle, question, session } = this;
    if (!question?.unasked) return;
    const lines = await question.answer(puzzle, moment, { signal: session.signal });
    if (puzzle === session.puzzle && !this.told) this.tell(puzzle, lines);
  }

  async ask() {
    const { puzzle, question, session } = this;
    this.tell(puzzle, [told("Searching …")]);
    const onProgress: Asking["onProgress"] = ({ what, done }) =>
      what && this.tell(puzzle, [told(`Searching … ${done} ${what}`)]);
    try {
      const lines = await question!.answer(puzzle, patience, { signal: session.signal, onProgress });
      this.tell(puzzle, lines.length > 0 ? lines : [told("Time ran out before an answer was found.")]);
    } catch (error) {
      this.tell(puzzle, []);
      throw error;
    }
  }

  /** The clues any one of which can go. */
  get superfluous() { return this.told ? this.lines.flatMap(({ clue }) => clue ?? []) : []; }

  /** Takes away all superfluous clues that can go together. */
  async minimise() {
    const { puzzle, session } = this;
    const { signal } = session;
    session.say("Removing superfluous clues …");
    const next = await minimal(puzzle, this.superfluous, { signal });
    if (puzzle === session.puzzle) session.edit(next);
    session.say("");
  }

  private get puzzle() { return this.session.puzzle!; }
}
