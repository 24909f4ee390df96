// A cell of the board: its value or its candidates, its marks, and the same in words for those who
// hear the page.
import type { Layout } from "../layout";
import type { Mark } from "../answers/findings";
import type { Look } from "../answers/diagram";
import { colours, type CellNotes } from "../play/play";

export interface CellView {
  name: string;
  layout: Layout;
  given: boolean;
  /** Its value as people read it; "": it has none. */
  sign: string;
  candidates: readonly number[];
  /** What some of them are to the step that is shown; "gone" ones are no candidates any more. */
  looks: ReadonlyMap<number, Look>;
  /** What a rule allows here, where nothing else is shown. */
  allowed: readonly number[];
  /** What somebody who solves has entered beside the digit. */
  notes: CellNotes | null;
  marks: readonly Mark[];
  selected: boolean;
  current: boolean;
  /** The elements that say more of it. */
  told: string | undefined;
}

const said: Record<Mark, string> = {
  wrong: "part of a contradiction", blamed: "in a clue that is to blame", differs: "differs",
  area: "looked at", clue: "in a clue that is used", reason: "a reason", supposed: "supposed", now: "this step", shown: "highlighted",
  unfinished: "in a clue that is left out", guessed: "under decisions",
};

function words({ name, layout, given, sign, candidates, looks, allowed, notes, marks, selected }: CellView) {
  const parts = [name, sign || "empty"];
  if (given) parts.push("given");
  const shown = layout.values.filter((value) => candidates.includes(value) || looks.has(value));
  if (shown.length > 0 && !sign) parts.push("candidates " + shown.map((value) => layout.sign(value)).join(" "));
  if (allowed.length > 0) parts.push("allowed " + allowed.map((value) => layout.sign(value)).join(" "));
  const taken = shown.filter((value) => looks.get(value) === "gone" && !candidates.includes(value)).map((value) => layout.sign(value));
  if (taken.length > 0 && !sign) parts.push("ruled out for now " + taken.join(" "));
  const out = [...looks].filter(([, look]) => look === "out").map(([value]) => layout.sign(value));
  if (out.length > 0 && !sign) parts.push("excluded " + out.join(" "));
  const once = [...looks].filter(([, look]) => look === "once").map(([value]) => layout.sign(value));
  if (once.length > 0 && !sign) parts.push("in only one solution " + once.join(" "));
  if (notes?.corner.length) parts.push("corner marks " + notes.corner.map((value) => layout.sign(value)).join(" "));
  if (notes?.centre.length) parts.push("centre marks " + notes.centre.map((value) => layout.sign(value)).join(" "));
  if (notes?.colour.length) parts.push(notes.colour.map((colour) => colours[colour - 1]).join(" "));
  if (selected) parts.push("chosen");
  return parts.concat(marks.map((mark) => said[mark])).join(", ");
}

/** With a space behind each, which is not seen: what is read aloud holds them in the same words. */
function Candidates({ candidates, layout, looks }: CellView) {
  return (
    <span class="small">
      {layout.values.map((value) =>
        <span key={value} data-value={value} class={looks.get(value)}>
          {candidates.includes(value) || looks.has(value) ? layout.sign(value) + " " : ""}
        </span>)}
    </span>
  );
}

/** Like candidates, or in a line where somebody has written into the cell. */
function Allowed({ layout, allowed, notes }: CellView) {
  if (!notes?.corner.length && !notes?.centre.length) return <span class="small allowed">{layout.values.map((value) =>
    <span key={value} data-sign={allowed.includes(value) ? layout.sign(value) : undefined} />)}</span>;
  return <span class="allowed line" style={{ "--many": String(Math.max(7, allowed.length)) }} data-sign={allowed.map((value) => layout.sign(value)).join("")} />;
}

/** Drawn by the style: the cell's name says them in words, and texts would be read out as well. */
function Marks({ layout, notes }: { layout: Layout; notes: CellNotes }) {
  return (
    <>
      {notes.corner.length > 0 && <span class="corner">
        {notes.corner.map((value) => <span key={value} data-sign={layout.sign(value)} />)}</span>}
      {notes.centre.length > 0 && <span class="centre" style={{ "--many": String(Math.max(4, notes.centre.length)) }}
        data-sign={notes.centre.map((value) => layout.sign(value)).join("")} />}
    </>
  );
}

/** Several colours as stripes. */
function painted({ colour }: CellNotes) {
  const part = 100 / colour.length;
  return `linear-gradient(115deg, ${colour.map((one, at) =>
    `var(--colour-${one}) ${at * part}% ${(at + 1) * part}%`).join(", ")})`;
}

export function Cell({ view, hold }: { view: CellView; hold: (element: HTMLElement | null) => void }) {
  const classes = [...view.marks, view.given ? "given" : "found"];
  if (view.selected) classes.push("chosen");
  if (view.sign.length > 1) classes.push("two");
  const colour = view.notes?.colour.length ? { "--paint": painted(view.notes) } : undefined;
  if (colour) classes.push("painted");
  return (
    <div role="gridcell" ref={hold} class={classes.join(" ")} tabIndex={view.current ? 0 : -1} style={colour}
         aria-label={words(view)} aria-describedby={view.told} aria-selected={view.selected}>
      {view.allowed.length > 0 && <Allowed {...view} />}
      {!view.sign && view.notes && <Marks layout={view.layout} notes={view.notes} />}
      {view.sign ? view.sign : view.candidates.length + view.looks.size > 0 ? <Candidates {...view} /> : ""}
    </div>
  );
}
