// The button that asks for a hint, and asks for more of it when it is pressed again.
import type { Session } from "../session";

export function HintButton({ session, id }: { session: Session; id: string }) {
  const { hint, puzzle, found } = session;
  return (
    <button id={id} disabled={!puzzle || found?.kind === "empty"} onClick={() => session.attempt(() => hint.ask())}>
      {hint.offer}
    </button>
  );
}
