// The small picture of a rule: drawn by the program, or by the page where the program has nothing to draw. It is
// asked for when it comes into sight.
import { useEffect, useRef, useState } from "preact/hooks";
import { exampleOf, reaches, signs } from "./examples";
import type { RuleForm } from "./rule_forms";

function Reach({ cells }: { cells: readonly (readonly number[])[] }) {
  return (
    <svg class="example" viewBox="-2.6 -2.6 5.2 5.2" aria-hidden="true">
      <path class="grid" d="M-2.5-1.5h5m-5 1h5m-5 1h5m-5 1h5M-1.5-2.5v5m1-5v5m1-5v5m1-5v5M-2.5-2.5h5v5h-5z" />
      <circle r=".34" />
      {cells.map(([row, column]) => <rect key={`${row} ${column}`} x={column - 0.4} y={row - 0.4} width=".8" height=".8" />)}
    </svg>
  );
}

function Sign({ text }: { text: string }) {
  return <svg class="example" viewBox="0 0 48 48" aria-hidden="true"><text x="24" y="31">{text}</text></svg>;
}

function Drawn({ form }: { form: RuleForm }) {
  const [picture, show] = useState("");
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      exampleOf(form).then(show, () => {}); // the name is enough
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [form]);
  return <span class="example" ref={place}>{picture && <img src={picture} alt="" />}</span>;
}

export function Example({ form }: { form: RuleForm }) {
  const { name } = form;
  if (name in reaches) return <Reach cells={reaches[name]} />;
  return name in signs ? <Sign text={signs[name]} /> : <Drawn form={form} />;
}
