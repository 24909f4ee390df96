// The puzzle as the text of its file, to be read, copied and changed.
import { useState } from "preact/hooks";
import { useSession, type Session } from "../session";

export function SourcePanel({ session }: { session: Session }) {
  useSession(session);
  const [open, show] = useState(false);
  const [typed, type] = useState<string | null>(null);
  const text = session.puzzle?.draft() ?? "";
  const apply = () => session.attempt(async () => {
    await session.read(typed ?? text);
    type(null);
  });
  return (
    <details id="source" onToggle={(event) => show(event.currentTarget.open)}>
      <summary>Source</summary>
      {open && <>
        <textarea id="source-text" rows={Math.min(24, (typed ?? text).split("\n").length + 1)} spellcheck={false} autocomplete="off"
                  aria-label="The text of the puzzle file" value={typed ?? text} onInput={(event) => type(event.currentTarget.value)} />
        <div class="row">
          <button id="source-apply" disabled={typed === null} onClick={apply}>Apply</button>
          <button id="source-back" disabled={typed === null} onClick={() => type(null)}>Discard changes</button>
        </div>
      </>}
    </details>
  );
}
