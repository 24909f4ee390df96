// The tools that were taken in hand last in this browser, the last one first; where it keeps nothing, there are none.
const key = "sudoku-sat tools";
const most = 4;

export function usedLast(): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(all) ? all.filter((name) => typeof name === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function use(name: string) {
  try {
    localStorage.setItem(key, JSON.stringify([name, ...usedLast().filter((other) => other !== name)].slice(0, most)));
  } catch { /* it has no room */ }
}
