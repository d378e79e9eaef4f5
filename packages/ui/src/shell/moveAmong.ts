import type { KeyboardEvent } from "react";

/** Moves the focus among the links of a list with the up, down, home and end keys, and wraps around. */
export const moveAmong = (event: KeyboardEvent<HTMLElement>): void => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const at = links.findIndex((link) => link === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
};
