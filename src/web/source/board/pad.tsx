// Buttons for those without a keyboard: digits, delete, undo and redo, and the switch that makes
// each touch add to the chosen cells.
import { useSession, type Session } from "../session";
import { colours } from "../play/play";
import { Pens } from "../play/play_panel";
import { nothing } from "../values";
import { Name } from "./name";

function Colours({ session }: { session: Session }) {
  return (
    <>{colours.map((name, at) =>
      <button key={name} class="swatch" style={{ "--swatch": `var(--colour-${at + 1})` }} aria-label={name}
              onClick={() => session.enter(at + 1)} />)}</>
  );
}

export function Pad({ session }: { session: Session }) {
  useSession(session);
  const { puzzle, tool, play } = session;
  const solving = session.mode === "solve";
  if (!puzzle) return null;
  const type = (value: number) => tool.takesDigits && value < 10 ? tool.say(tool.before + value) : session.enter(value);
  const many = () => { session.chooseMany = !session.chooseMany; session.changed(); };
  return (
    <div id="pad">
      {solving && <Pens session={session} />}
      <div class="row digits" role="group" aria-label="Digits">
        {solving && play.pen === "colour" ? <Colours session={session} /> : puzzle.layout.values.map((value) =>
          <button key={value} onClick={() => type(value)}>{puzzle.layout.sign(value)}</button>)}
        <button aria-label="Empty the selected cells" onClick={() => session.enter(nothing)}>⌫</button>
      </div>
      <div class="row" role="group" aria-label="Board">
        <button id="undo" title="Ctrl+Z" disabled={!session.canUndo} onClick={() => session.undo()}><Name name="Undo" sign="↶" /></button>
        <button id="redo" title="Ctrl+Y" disabled={!session.canRedo} onClick={() => session.redo()}><Name name="Redo" sign="↷" /></button>
        <button id="clear" onClick={() => solving ? play.clear() : session.edit(puzzle.empty())}><Name name="Clear digits" sign="Clear" /></button>
        <button id="many" aria-pressed={session.chooseMany} onClick={many}><Name name="Select several" sign="+…" /></button>
      </div>
    </div>
  );
}
