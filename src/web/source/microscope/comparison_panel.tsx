// Encodings compared live: what is compared is chosen here, measured by the program and shown as its
// chart and as a table.
import { useEffect, useRef, useState } from "preact/hooks";
import { Latest } from "../latest";
import type { Answer } from "../requests";
import { useSession, type Session } from "../session";
import { download } from "../setter/files";
import { allEncodings } from "./encoding_choice";
import { compared, figures, type Compared, type Wanted } from "./comparison";

const sizes = ["4", "6", "9", "12", "16", "25"];
const plots = ["usual", "bars", "growth", "cactus", "scatter", "matrix"];
const first: Wanted = {
  encodings: ["minimal", "extended", "maple"], boards: "empty", sizes: ["4", "9", "16"], text: "", plot: "usual", solve: false,
};

const toggled = (list: readonly string[], one: string, all: readonly string[]) =>
  all.filter((other) => (other === one) !== list.includes(other));

function Checks({ label, all, chosen, change }: {
  label: string; all: readonly string[]; chosen: readonly string[]; change: (chosen: string[]) => void;
}) {
  return (
    <fieldset class="row">
      <legend>{label}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="checkbox" checked={chosen.includes(one)} onChange={() => change(toggled(chosen, one, all))} /> {one}
        </label>
      ))}
    </fieldset>
  );
}

function Boards({ wanted, set }: { wanted: Wanted; set: (change: Partial<Wanted>) => void }) {
  return (
    <>
      <label>Boards{" "}
        <select id="compare-boards" value={wanted.boards}
                onChange={(event) => set({ boards: event.currentTarget.value as Wanted["boards"] })}>
          <option value="empty">empty boards of these sizes</option>
          <option value="puzzle">the puzzle on the board</option>
          <option value="text">other puzzles, as text</option>
        </select>
      </label>
      {wanted.boards === "empty" &&
        <Checks label="Sizes" all={sizes} chosen={wanted.sizes} change={(chosen) => set({ sizes: chosen })} />}
      {wanted.boards === "text" &&
        <label>Puzzles{" "}
          <textarea id="compare-text" rows={4} spellcheck={false} placeholder="a puzzle on each line" value={wanted.text}
                    onInput={(event) => set({ text: event.currentTarget.value })} />
        </label>}
    </>
  );
}

function Table({ rows }: { rows: Answer[] }) {
  const shown = figures.filter(([name]) => rows.some((row) => row[name] != null));
  const text = (figure: unknown) => typeof figure === "number" ? figure.toLocaleString("en") : String(figure ?? "–");
  return (
    <div class="wide" tabIndex={0} role="region" aria-label="Figures">
      <table id="compared">
        <thead><tr>{shown.map(([name, label]) => <th scope="col" key={name}>{label}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{shown.map(([name]) => name === "name" ? <th scope="row" key={name}>{row.name}</th>
              : <td key={name}>{text(row[name])}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ result: { rows, chart } }: { result: Compared }) {
  return (
    <>
      {chart && <div class="wide" tabIndex={0} role="region" aria-label="Chart">
        <img id="chart" alt="A chart of the figures in the table below" src={"data:image/svg+xml," + encodeURIComponent(chart)} />
      </div>}
      {chart && <button id="save-chart" onClick={() => download(chart, "comparison.svg", "image/svg+xml")}>Save the chart</button>}
      {rows.length > 0 ? <Table rows={rows} /> : <p>Time ran out before anything was measured.</p>}
    </>
  );
}

function Comparison({ session }: { session: Session }) {
  const [encodings, setEncodings] = useState<string[]>([]);
  const [wanted, setWanted] = useState(first);
  const [result, setResult] = useState<Compared | null>(null);
  const asking = useRef(new Latest());
  const [said, setSaid] = useState("");
  useEffect(() => {
    void session.attempt(async () => {
      setEncodings((await allEncodings()).map(({ name }) => name));
    });
    return () => asking.current.cancel();
  }, [session]);
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const run = async () => {
    const signal = asking.current.next();
    setSaid("Measuring …");
    try {
      const found = await compared(session, wanted, signal, setSaid);
      setResult(found);
      setSaid(found.errors.join(" "));
    } catch (error) {
      if (!signal.aborted) setSaid((error as Error).message);
    }
  };
  const stop = () => {
    asking.current.cancel();
    setSaid("");
  };
  return (
    <>
      <Checks label="Encodings" all={encodings} chosen={wanted.encodings} change={(chosen) => set({ encodings: chosen })} />
      <Boards wanted={wanted} set={set} />
      <div class="row">
        <label>Chart{" "}
          <select id="compare-plot" value={wanted.plot} onChange={(event) => set({ plot: event.currentTarget.value })}>
            {plots.map((one) => <option key={one}>{one}</option>)}
          </select>
        </label>
        <label>
          <input type="checkbox" id="compare-solve" checked={wanted.solve} onChange={() => set({ solve: !wanted.solve })} /> Solve
        </label>
        <button id="compare-run" onClick={run}>Compare</button>
        {said.startsWith("Measuring") && <button id="compare-stop" onClick={stop}>Stop</button>}
      </div>
      <p id="compare-said" role="status">{said}</p>
      {result && <Result result={result} />}
    </>
  );
}

export function ComparisonPanel({ session }: { session: Session }) {
  useSession(session);
  const [open, setOpen] = useState(false);
  return (
    <details id="compare" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Compare encodings</summary>
      {open && session.puzzle && <Comparison session={session} />}
    </details>
  );
}
