// Puzzles come in: pasted as text, from a file, as a link, or as a new empty board.
import { useRef } from "preact/hooks";
import type { Session } from "../session";

/** Sizes of new boards, and their boxes. */
const sizes: Record<string, string> = {
  4: "2x2", 5: "1x5", 6: "2x3", 7: "1x7", 8: "2x4", 9: "3x3", 10: "2x5", 12: "3x4", 15: "3x5", 16: "4x4", 25: "5x5",
};

export function InputPanel({ session }: { session: Session }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const read = (from: () => Promise<string> | string) => session.attempt(async () => session.read(await from()));
  const create = (size: string) => session.attempt(() => session.read(null, { size: Number(size), box: sizes[size] }));
  return (
    <details id="input">
      <summary>New, paste or open</summary>
      <p>
        <label>New board, size{" "}
          <select id="size" onChange={(event) => create(event.currentTarget.value)}>
            {Object.keys(sizes).map((size) => <option key={size} selected={size === "9"}>{size}</option>)}
          </select>
        </label>
      </p>
      <p><label for="text">Any text that the program reads: a line, a grid, a puzzle file with
        rules, a link of f-puzzles or SudokuPad.</label></p>
      <textarea id="text" ref={text} rows={6} spellcheck={false} autocomplete="off" />
      <div class="row">
        <button id="read" onClick={() => read(() => text.current!.value)}>Read it</button>
        <label class="button">Open a file{" "}
          <input type="file" id="file" onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(() => file.text());
          }} />
        </label>
      </div>
    </details>
  );
}
