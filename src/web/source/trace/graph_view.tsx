// The implication graph as a picture: what a literal follows from is told once it is pointed at.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Session } from "../session";
import { graphAt, type Graph, type GraphNode } from "./graph";

const height = 22;
const line = 30;
const gap = 36;

function placed(graph: Graph) {
  const longest = Math.max(...[...graph.nodes.values()].map(({ name }) => name.length));
  const width = Math.max(70, 7 * longest + 12);
  const x = (column: number) => 12 + column * (width + gap);
  return {
    width, x,
    y: (row: number) => 30 + row * line,
    right: x(graph.columns - 1) + width + 12,
    bottom: 44 + graph.rows * line,
    cut: x(graph.kept) - gap / 2,
  };
}

type Placed = ReturnType<typeof placed>;

function Edges({ graph, place }: { graph: Graph; place: Placed }) {
  const edge = (source: GraphNode, node: GraphNode) => {
    const [x, y] = [place.x(source.column) + place.width, place.y(source.row) + height / 2];
    const [right, end] = [place.x(node.column), place.y(node.row) + height / 2];
    const bend = Math.max(20, (right - x) / 2);
    return `M${x} ${y}C${x + bend} ${y} ${right - bend} ${end} ${right} ${end}`;
  };
  const edges = [...graph.nodes.values()].flatMap((node) =>
    node.from.map((one) => graph.nodes.get(one)).filter((source) => source !== undefined)
      .map((source) => edge(source, node)));
  return <>{edges.map((path) => <path key={path} d={path} />)}</>;
}

function Literal({ node, place, show }: { node: GraphNode; place: Placed; show: (node: GraphNode | null) => void }) {
  const [x, y] = [place.x(node.column), place.y(node.row)];
  return (
    <g class={node.look} tabIndex={0} role="img" aria-label={node.name} onMouseEnter={() => show(node)}
       onMouseLeave={() => show(null)} onFocus={() => show(node)} onBlur={() => show(null)} onClick={() => show(node)}>
      <rect x={x} y={y} width={place.width} height={height} rx="5" />
      <text x={x + place.width / 2} y={y + 15}>{node.name}</text>
    </g>
  );
}

export function GraphView({ session }: { session: Session }) {
  const { trace, inspection, puzzle } = session;
  const graph = useMemo(() => graphAt(trace), [trace.events, trace.at]);
  const [told, tell] = useState("");
  const scrolled = useRef<HTMLDivElement>(null);
  const place = graph && placed(graph);
  useEffect(() => {
    tell("");
    const { current: box } = scrolled;
    if (box && place) box.scrollLeft = place.cut - box.clientWidth / 2;
  }, [graph]);
  if (!graph || !place) return null;
  const show = (node: GraphNode | null) => {
    if (!node) return inspection.clear();
    const words = node.clause ? trace.because(node.clause) : "";
    tell(words ? `${node.name}, because ${words}` : node.name);
    inspection.show(puzzle!.cellsNamed(node.literal === 0 ? words : node.name));
  };
  return (
    <div id="graph">
      <p>Implication graph: the learnt clause forbids the literals at the left of the cut.</p>
      <div class="wide" ref={scrolled} tabIndex={0} role="region" aria-label="Implication graph">
        <svg class="graph" width={place.right} height={place.bottom} viewBox={`0 0 ${place.right} ${place.bottom}`}
             role="group" aria-label={`Implication graph of ${graph.nodes.size} literals`}>
          <Edges graph={graph} place={place} />
          <path class="cut" d={`M${place.cut} 4V${place.bottom - 4}`} />
          <text class="label" x={place.cut - 6} y="16" text-anchor="end">kept</text>
          <text class="label" x={place.cut + 6} y="16" text-anchor="start">resolved away</text>
          {[...graph.nodes.values()].map((node) => <Literal key={node.literal} node={node} place={place} show={show} />)}
        </svg>
      </div>
      <p id="graph-told" role="status">{told || "Point at a literal, or press Tab, to read why it holds."}</p>
    </div>
  );
}
