// Solving on the page: what the keys and buttons enter, a check, and a hint from what was entered.
import { useSession, type Session } from "../session";
import { HintButton } from "../answers/hint_button";
import { pens, type Pen } from "./play";

const names: Record<Pen, string> = { digit: "Digit", corner: "Corner", centre: "Centre", colour: "Colour" };
const penKeys: Record<Pen, string> = { digit: "Z", corner: "X", centre: "C", colour: "V" };

/** What a digit that is typed becomes. */
export function Pens({ session }: { session: Session }) {
  const { play } = session;
  const take = (pen: Pen) => () => { play.pen = pen; session.changed(); };
  return (
    <div class="row" role="group" aria-label="Digits are entered as" id="pens">
      {pens.map((pen) =>
        <button key={pen} aria-pressed={play.pen === pen} title={penKeys[pen]} onClick={take(pen)}>{names[pen]}</button>)}
    </div>
  );
}

export function PlayPanel({ session }: { session: Session }) {
  useSession(session);
  const { play, puzzle } = session;
  if (!puzzle) return null;
  return (
    <section aria-label="Solve">
      <p class="faint">Digits and marks that you enter here are not part of the puzzle. <span class="of-keys">Z, X, C and V
        change between digits, corner marks, centre marks and colours; a digit with Shift is a corner mark, with Ctrl a
        centre mark.</span></p>
      <div class="row">
        <button id="check" onClick={() => session.attempt(() => play.check())}>Check</button>
        {play.wrong.length > 0 && !play.shown && <button id="show-wrong" onClick={() => play.show()}>Show which</button>}
        <HintButton session={session} id="play-hint" />
      </div>
      <p id="verdict" role="status">{play.verdict}</p>
    </section>
  );
}
