// Puzzles come in: pasted as text, from a file, as a link, or as a new empty board.
import { useRef, useState } from "preact/hooks";
import type { Session } from "../session";
import { textOf } from "./file_text";
import { forget, recent, type Recent } from "./recent";

/** Sizes of new boards: as many rows as columns, or rows x columns. */
const sizes = ["4", "5", "6", "7", "8", "9", "10", "12", "15", "16", "25", "4x6", "6x8", "8x6", "9x6", "10x12"];

/** The header of a puzzle file. */
function newBoard(size: string, fromZero: boolean) {
  const values = Math.max(...size.split("x").map(Number));
  return `size: ${size}\n` + (fromZero ? `values: 0-${values - 1}\n` : "");
}

/** What was worked on before, to be opened again. */
function RecentPuzzles({ session }: { session: Session }) {
  const [all, set] = useState<Recent[]>([]);
  return (
    <details id="recent" onToggle={() => set(recent())}>
      <summary>Recent puzzles on this device</summary>
      {all.length === 0 && <p class="faint">There are none yet.</p>}
      <ul>
        {all.map(({ work, name, text }) =>
          <li key={work}><button class="plain" onClick={() => session.attempt(() => session.read(text))}>{name}</button></li>)}
      </ul>
      {all.length > 0 && <button id="forget" onClick={() => { forget(); set([]); }}>Forget them</button>}
    </details>
  );
}

export function InputPanel({ session }: { session: Session }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const read = (from: () => Promise<string> | string) => session.attempt(() => session.read(Promise.resolve(from())));
  const size = useRef<HTMLSelectElement>(null);
  const fromZero = useRef<HTMLInputElement>(null);
  const create = () => session.attempt(() => session.read(newBoard(size.current!.value, fromZero.current!.checked)));
  return (
    <details id="input">
      <summary>New, paste or open</summary>
      <RecentPuzzles session={session} />
      <p>
        <label>Size{" "}
          <select id="size" ref={size}>
            {sizes.map((one) => <option key={one} selected={one === "9"}>{one}</option>)}
          </select>
        </label>{" "}
        <label><input type="checkbox" id="from-zero" ref={fromZero} /> Values from 0</label>{" "}
        <button id="create" onClick={create}>New board</button>
      </p>
      <p><label for="text">Any text that the program reads: a line, a grid, cells copied from a spreadsheet, a post,
        a puzzle file with rules, a killer, a jigsaw, a link of f-puzzles or SudokuPad.</label></p>
      <textarea id="text" ref={text} rows={6} spellcheck={false} autocomplete="off" />
      <div class="row">
        <button id="read" onClick={() => read(() => text.current!.value)}>Read</button>
        <label class="button">Open a file{" "}
          <input type="file" id="file" onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(() => textOf(file));
          }} />
        </label>
      </div>
    </details>
  );
}
