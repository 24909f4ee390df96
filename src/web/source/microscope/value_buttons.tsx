// A button for each value of a cell.
import { symbolOf, type Puzzle } from "../puzzle";

export function ValueButtons({ puzzle, cell, pressed, choose }: {
  puzzle: Puzzle; cell: number; pressed: (value: number) => boolean; choose: (value: number) => void;
}) {
  return (
    <>
      {Array.from({ length: puzzle.size }, (_, at) => at + 1).map((value) =>
        <button key={value} class="narrow" aria-pressed={pressed(value)} onClick={() => choose(value)}
                aria-label={`${puzzle.name(cell)} is ${symbolOf(value)}`}>{symbolOf(value)}</button>)}
    </>
  );
}
