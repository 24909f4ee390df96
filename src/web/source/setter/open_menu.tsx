// Puzzles come in: pasted as text, from a file, as a link; and those that were worked on before.
import { useRef, useState } from "preact/hooks";
import type { Session } from "../session";
import { textOf } from "./file_text";
import { closeMenus, Menu } from "./menu";
import { forget, recent, type Recent } from "./recent";

/** What was worked on before, to be opened again. */
function RecentPuzzles({ session }: { session: Session }) {
  const [all, set] = useState<Recent[]>([]);
  return (
    <details id="recent" onToggle={() => set(recent())}>
      <summary>Recent puzzles on this device</summary>
      {all.length === 0 && <p class="faint">There are none yet.</p>}
      <ul>
        {all.map(({ work, name, text }) =>
          <li key={work}><button class="plain" onClick={() => { closeMenus(); void session.attempt(() => session.read(text)); }}>{name}</button></li>)}
      </ul>
      {all.length > 0 && <button id="forget" onClick={() => { forget(); set([]); }}>Forget them</button>}
    </details>
  );
}

export function OpenMenu({ session }: { session: Session }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const read = (from: () => Promise<string> | string) => {
    closeMenus();
    void session.attempt(() => session.read(Promise.resolve(from())));
  };
  return (
    <Menu id="input" name="Open">
      <RecentPuzzles session={session} />
      <p><label for="text">Any text that the program reads: a line, a grid, cells copied from a spreadsheet, a post,
        a puzzle file with rules, a killer, a jigsaw, a link of f-puzzles or SudokuPad.</label></p>
      <textarea id="text" ref={text} rows={6} spellcheck={false} autocomplete="off" />
      <div class="row">
        <button id="read" onClick={() => read(() => text.current!.value)}>Read</button>
        <label class="button">Open a file{" "}
          <input type="file" id="file" onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) read(() => textOf(file));
          }} />
        </label>
      </div>
    </Menu>
  );
}
