// Clues beside the board are typed around it; a rule about diagonals has two for each place.
import type { Session } from "../session";
import type { RuleForm } from "./rule_forms";
import { leans } from "./sides";

export function SidesPanel({ session, rule }: { session: Session; rule: RuleForm }) {
  const { tool } = session;
  const take = (way: number) => () => { tool.way = way; session.changed(); };
  return (
    <>
      <p>Type the clues into the fields around the board.</p>
      {leans(rule) &&
        <div class="row" role="group" aria-label="Diagonals that lean">
          {["to the left or up", "to the right or down"].map((words, way) =>
            <button key={words} aria-pressed={tool.way === way} onClick={take(way)}>{words}</button>)}
        </div>}
    </>
  );
}
