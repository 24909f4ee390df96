// The certificate of what was found out: its files in one archive, for `sudoku-sat verify`, which
// needs no solver.
import { askOne, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { tar } from "../setter/tar";

/** An archive with the folder "certificate". Throws where nothing is proved. */
export async function certificate(puzzle: Puzzle, asking: Asking) {
  const answer = await askOne("prove", puzzle.text(), { timeout: 60 }, asking);
  if (!answer.files) throw new Error(`There is no certificate: ${answer.reason}.`);
  return tar("certificate", answer.files);
}
