// A button for each value of a cell.
import type { Puzzle } from "../puzzle";

export function ValueButtons({ puzzle, cell, pressed, choose }: {
  puzzle: Puzzle; cell: number; pressed: (value: number) => boolean; choose: (value: number) => void;
}) {
  return (
    <>
      {puzzle.layout.values.map((value) =>
        <button key={value} class="narrow" aria-pressed={pressed(value)} onClick={() => choose(value)}
                aria-label={`${puzzle.name(cell)} is ${puzzle.layout.sign(value)}`}>{puzzle.layout.sign(value)}</button>)}
    </>
  );
}
