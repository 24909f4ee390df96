// The step that is shown, in words: its sentence and its argument, the reasons, and the way to others.
// The arrow keys go through it: left and right from step to step, up and down through an argument.
import { useEffect, useRef } from "preact/hooks";
import type { Answer } from "../requests";
import type { Session } from "../session";
import { argumentWords, spoken } from "./argument";
import { isOpen } from "./notes";

export function onStepKey(event: KeyboardEvent, session: Session) {
  const { steps } = session;
  const ways: Record<string, () => void> = {
    ArrowRight: () => steps.go(steps.at + 1), ArrowLeft: () => steps.go(steps.at - 1),
    ArrowDown: () => steps.goOn(), ArrowUp: () => steps.goBack(),
    Home: () => steps.go(0), End: () => steps.go(steps.all.length - 1),
    ...(!session.fixed && { Escape: () => steps.close() }),
  };
  const way = ways[event.key];
  if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  way();
}

const heading = (step: Answer) => `${spoken(step.conclusions.join(", "))}${step.name ? ` (${step.name})` : ""}`;

/** Scrolls the list to what is current in it, and nothing else. */
function reveal(list: HTMLElement | null) {
  const item = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !item) return;
  const [room, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (place.top < room.top || place.height > room.height) list.scrollTop += place.top - room.top;
  else if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom;
}

function Argument({ session }: { session: Session }) {
  const { steps } = session;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => reveal(list.current), [steps.line, steps.at]);
  return (
    <ol id="argument" aria-label="Argument" ref={list}>
      {steps.lines.map((line, at) => (
        <li key={at} style={{ "--depth": String(line.depth) }}
            aria-current={at === steps.line ? "step" : undefined}>
          <button class="plain" tabIndex={-1} onClick={() => steps.walk(at)}>{steps.wordsOf(line)}</button>
        </li>
      ))}
    </ol>
  );
}

/** All that the step rests on; open where nothing else is told. */
function Reasons({ step }: { step: Answer }) {
  return (
    <details open={!step.text && !step.cases}>
      <summary>{step.reasons.length === 1 ? "The reason" : `All ${step.reasons.length} reasons`}</summary>
      <ul id="reasons" tabIndex={0} aria-label="Reasons">
        {step.reasons.map((reason: { text: string }) => <li key={reason.text}>{spoken(reason.text)}</li>)}
      </ul>
    </details>
  );
}

function Legend({ session }: { session: Session }) {
  const { diagram, line, notes } = session.steps;
  const kinds = new Set(diagram.links.map(({ kind }) => kind));
  // A cell with a value shows no candidates.
  const looks = new Set([...diagram.looks].flatMap(([cell, of]) => (isOpen(notes, cell) ? [...of.values()] : [])));
  return (
    <p class="legend faint">
      <span class="key-now">what follows</span>
      {looks.has("out") && <span class="key-out">excluded</span>}
      {looks.has("base") && <span class="key-base">one of these holds</span>}
      {looks.has("gone") && <span class="key-gone">not possible any more</span>}
      {line >= 0 && <span class="key-supposed">supposed</span>}
      {kinds.has("strong") && <span class="key-strong">either … or</span>}
      {kinds.has("weak") && <span class="key-weak">not both</span>}
      {kinds.has("rules-out") && <span class="key-rules-out">rules out</span>}
    </p>
  );
}

/** The steps as a list, to go to any of them. */
function List({ session }: { session: Session }) {
  const { steps } = session;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => reveal(list.current), [steps.at]);
  return (
    <details id="all-steps" open={session.fixed} onToggle={() => reveal(list.current)}>
      <summary>All steps</summary>
      <ol ref={list}>
        {steps.all.map((step, at) => (
          <li key={at} aria-current={at === steps.at ? "step" : undefined}>
            <button class="plain" onClick={() => steps.go(at)}>{heading(step)}</button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Walk({ session }: { session: Session }) {
  const { steps } = session;
  const last = steps.lines.length - 1;
  if (last < 0) return null;
  return (
    <div class="row" role="group" aria-label="Argument">
      <button id="line-back" disabled={steps.line < 0} onClick={() => steps.walk(steps.line - 1)}>↑ Back</button>
      <button id="line-on" aria-disabled={steps.line === last} onClick={() => steps.walk(steps.line + 1)}>
        {steps.line < 0 ? "↓ Walk through the argument" : "↓ On"}
      </button>
      {steps.line >= 0 && <span class="faint">{steps.line + 1} of {last + 1}</span>}
    </div>
  );
}

export function Steps({ session }: { session: Session }) {
  const { steps } = session;
  const next = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (steps.open) panel.current?.scrollIntoView({ block: "nearest" });
  }, [steps.at]);
  useEffect(() => {
    document.body.classList.toggle("stepping", steps.open);
    if (steps.open) next.current?.focus();
    return () => document.body.classList.remove("stepping");
  }, [steps.open]);
  if (!steps.open) return null;
  const { step } = steps;
  return (
    <div id="steps" onKeyDown={(event) => onStepKey(event, session)}>
      <div class="row" role="group" aria-label="Steps" ref={panel}>
        <button id="previous" disabled={steps.at === 0} onClick={() => steps.go(steps.at - 1)}>Previous</button>
        <span id="place">{steps.at + 1} of {steps.all.length}</span>
        <button id="next" ref={next} aria-disabled={steps.at === steps.all.length - 1}
                onClick={() => steps.go(steps.at + 1)}>Next</button>
        {!session.fixed && <button id="done" onClick={() => steps.close()}>Close</button>}
      </div>
      <p id="step" aria-live="polite"><b>{heading(step)}</b></p>
      <p id="sentence">{step.text ?? (step.cases ? argumentWords(step) : steps.told.join(" "))}</p>
      <Walk session={session} />
      {steps.lines.length > 0 && <Argument session={session} />}
      <Legend session={session} />
      <Reasons key={steps.at} step={step} />
      {steps.all.length > 1 && <List session={session} />}
    </div>
  );
}
