// A field of text whose value comes from the puzzle. What is being typed stays until it is done: an
// answer that is drawn meanwhile must not put the old text back.
import { useState } from "preact/hooks";

export function Field({ value, change, ...others }: {
  value: string; change: (value: string) => void; "aria-label"?: string; size?: number; spellcheck?: boolean; autocomplete?: "off";
}) {
  const [typed, type] = useState<string | null>(null);
  return (
    <input {...others} value={typed ?? value} onInput={(event) => type(event.currentTarget.value)}
           onBlur={() => type(null)}
           onChange={(event) => {
             type(null);
             change(event.currentTarget.value);
           }} />
  );
}
