/** What a button is called, and the sign that it bears where there is little room. */
export function Name({ name, sign }: { name: string; sign: string }) {
  return <><span class="roomy">{name}</span><span class="tight" aria-hidden="true">{sign}</span></>;
}
