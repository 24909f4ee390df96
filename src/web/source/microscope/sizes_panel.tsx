// The encodings of the program side by side on a board of the size chosen: how many variables,
// clauses and literals their rules take, as bars on one scale and as numbers.
import { useRef, useState } from "preact/hooks";
import { Latest } from "../latest";
import { ask, type Answer } from "../requests";
import type { Session } from "../session";

const figures = ["clauses", "variables", "literals"] as const;
const sizes = ["4", "6", "9", "16", "25"];

function Bars({ rows, figure }: { rows: Answer[]; figure: string }) {
  const most = Math.max(...rows.map((row) => Number(row[figure])));
  return (
    <table id="sizes">
      <caption>{figure} of the rules, no givens</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} title={row.summary}>
            <th scope="row">{row.name}</th>
            <td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * Number(row[figure])) / most} height="10" />
            </svg></td>
            <td class="number">{Number(row[figure]).toLocaleString("en")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SizesPanel({ session }: { session: Session }) {
  const [size, setSize] = useState("9");
  const [figure, setFigure] = useState<string>(figures[0]);
  const [rows, setRows] = useState<Answer[]>([]);
  const asking = useRef(new Latest());
  const load = (wanted: string) => session.attempt(async () => {
    setSize(wanted);
    const signal = asking.current.next();
    setRows(await ask({ command: "list", options: { what: "encodings", size: Number(wanted) } }, { signal }));
  });
  return (
    <details id="encodings" onToggle={(event) => { if (event.currentTarget.open && rows.length === 0) void load(size); }}>
      <summary>Encodings side by side</summary>
      <div class="row">
        <label>Size{" "}
          <select id="encodings-size" value={size} onChange={(event) => load(event.currentTarget.value)}>
            {sizes.map((one) => <option key={one}>{one}</option>)}
          </select>
        </label>
        <label>Figure{" "}
          <select value={figure} onChange={(event) => setFigure(event.currentTarget.value)}>
            {figures.map((one) => <option key={one}>{one}</option>)}
          </select>
        </label>
      </div>
      {rows.length > 0 && <Bars rows={rows} figure={figure} />}
    </details>
  );
}
