// Jigsaw regions: drawn in strokes, or the chosen cells get the letter of another region.
import type { Session } from "../session";
import type { RuleForm } from "./rule_forms";
import { letters, lettersOf, noRegion, regionsOf, sizeOf, withRegion } from "./regions";

export function RegionsPanel({ session }: { session: Session; rule: RuleForm }) {
  const puzzle = session.puzzle!;
  const now = lettersOf(puzzle);
  const put = (cells: readonly number[], letter: string) => {
    const next = withRegion(puzzle, cells, letter);
    if (next !== puzzle) session.edit(next);
  };
  return (
    <>
      <p>Drag from a region over cells that are to join it, {sizeOf(puzzle)} in each; or select cells and press a letter.</p>
      <div class="row" role="group" aria-label="Regions">
        {[...letters.slice(0, regionsOf(puzzle))].map((letter) => (
          <button key={letter} onClick={() => put(session.selection, letter)}
                  aria-label={`Region ${letter}, ${now.filter((one) => one === letter).length} cells`}>
            {letter} {now.filter((one) => one === letter).length}
          </button>
        ))}
        <button id="no-regions" onClick={() => put([...puzzle.layout.places.keys()], noRegion)}>Begin without regions</button>
      </div>
      <pre class="letters">{puzzle.layout.lines((cell) => now[cell] + " ").join("\n")}</pre>
    </>
  );
}
