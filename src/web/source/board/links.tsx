// The links between candidates that a step draws: strong ones solid, weak ones dashed, and from a value
// to what it rules out. Candidates lie in their cells as board.css places them.
import type { Layout } from "../layout";
import type { Link, Spot } from "../answers/diagram";

// The room that .small leaves, as shares of a cell.
const room = { left: 0.04, top: 0.2, width: 0.92, height: 0.77 };
const clear = 0.13; // around a candidate

function placed(layout: Layout, { cell, value }: Spot, whole: boolean) {
  const { row, column } = layout.places[cell];
  if (whole) return { x: column + 0.5, y: row + 0.5 };
  const across = Math.ceil(Math.sqrt(layout.values.length));
  const down = Math.ceil(layout.values.length / across);
  const at = layout.values.indexOf(value);
  return {
    x: column + room.left + (room.width * ((at % across) + 0.5)) / across,
    y: row + room.top + (room.height * (Math.floor(at / across) + 0.5)) / down,
  };
}

function pathOf(layout: Layout, { from, to, kind }: Link) {
  const [a, b] = [placed(layout, from, kind === "rules-out"), placed(layout, to, false)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const first = Math.min(kind === "rules-out" ? 0.34 : clear, length / 3);
  const last = Math.min(clear, length / 3);
  // Links along a row would lie on each other.
  const bend = kind === "strong" ? 0 : Math.min(0.35, length / 8);
  const middle = { x: (a.x + b.x) / 2 - y * bend, y: (a.y + b.y) / 2 + x * bend };
  return `M${a.x + x * first} ${a.y + y * first}Q${middle.x} ${middle.y} ${b.x - x * last} ${b.y - y * last}`;
}

export function Links({ links, layout, place }: { links: readonly Link[]; layout: Layout; place: Record<string, string> }) {
  return (
    <svg class="links" viewBox={`0 0 ${layout.columns} ${layout.rows}`} style={place} aria-hidden="true">
      {["strong", "weak", "rules-out"].map((kind) => (
        <marker key={kind} id={`head-${kind}`} class={kind} viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L6 3L0 6z" />
        </marker>
      ))}
      {links.map((link, at) => (
        <path key={at} class={link.kind} d={pathOf(layout, link)}
              {...(link.arrow && { "marker-end": `url(#head-${link.kind})` })} />
      ))}
    </svg>
  );
}
