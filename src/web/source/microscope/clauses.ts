// The clauses of a cell or candidate, asked for once it has been looked at for a moment.
import { useEffect, useState } from "preact/hooks";
import { askFor, type Answer } from "../requests";
import type { Session } from "../session";

const pause = 120; // ms, so that a mouse on its way asks for nothing

/** What is asked: about "r4c5" or "r4c5=3"; an empty family: all of them. */
export interface Question { encoding: string; about: string; family: string }

/** The answer to the last question; of the one before while it is on its way; null: none yet. */
export function useClauses(session: Session, { encoding, about, family }: Question) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { puzzle } = session;
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => session.attempt(async () => {
      const options = { encoding, about, timeout: 20, ...(family && { family }) };
      setAnswer(await askFor("shown", "clauses", puzzle!.text(), options, { signal: asking.signal }));
    });
    const timer = window.setTimeout(ask, pause);
    return () => { clearTimeout(timer); asking.abort(); };
  }, [session, puzzle, encoding, about, family]);
  return answer;
}
