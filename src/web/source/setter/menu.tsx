// The menus of the top bar: what is behind a name opens below it, one at a time. Escape, a press elsewhere, and
// keys that leave it close it.
import type { ComponentChildren } from "preact";

export function Menu({ id, name, label, children, onOpen }: {
  id: string; name: string; label?: string; children: ComponentChildren; onOpen?: () => void;
}) {
  return (
    <details id={id} class="menu" onToggle={(event) => { if (event.currentTarget.open) onOpen?.(); }}>
      <summary aria-label={label}>{name}</summary>
      <div class="sheet">{children}</div>
    </details>
  );
}

const open = () => document.querySelectorAll<HTMLDetailsElement>(".menu[open]");

/** Closes all menus; the keys that were in one go back to its name. */
export function closeMenus() {
  for (const menu of open()) {
    const keys = menu.contains(document.activeElement);
    menu.open = false;
    if (keys) menu.querySelector("summary")!.focus();
  }
}

export function watchMenus() {
  const leave = ({ target }: Event) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || open().length === 0) return;
    closeMenus();
    event.stopPropagation();
  }, true);
}
