// The step of the explanation that is shown: its conclusions, its reasons, and the way to others.
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../session";

export function Steps({ session }: { session: Session }) {
  const { steps } = session;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.body.classList.toggle("stepping", steps.open);
    if (steps.open) next.current?.focus();
  }, [steps.open]);
  if (!steps.open) return null;
  const { step } = steps;
  return (
    <div id="steps">
      <div class="row" role="group" aria-label="Steps">
        <button id="previous" disabled={steps.at === 0} onClick={() => steps.go(steps.at - 1)}>Previous</button>
        <span id="place">{steps.at + 1} of {steps.all.length}</span>
        <button id="next" ref={next} disabled={steps.at === steps.all.length - 1}
                onClick={() => steps.go(steps.at + 1)}>Next</button>
        <button id="done" onClick={() => steps.close()}>Close</button>
      </div>
      <p id="step" aria-live="polite">{step.conclusions.join(", ")}: {step.name}, because</p>
      <ul id="reasons" tabIndex={0} aria-label="Reasons">
        {step.reasons.map((reason: { text: string }) => <li key={reason.text}>{reason.text}</li>)}
      </ul>
    </div>
  );
}
