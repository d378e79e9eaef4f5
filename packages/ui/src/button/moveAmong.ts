import type { KeyboardEvent } from "react";

/** Where each key leads from a place among so many. */
type Keys = Readonly<Record<string, (at: number, count: number) => number>>;

const ends: Keys = { Home: () => 0, End: (_at, count) => count - 1 };
const vertical: Keys = { ...ends, ArrowDown: (at) => at + 1, ArrowUp: (at) => at - 1 };
const horizontal: Keys = { ...ends, ArrowRight: (at) => at + 1, ArrowLeft: (at) => at - 1 };
const bothWays: Keys = { ...vertical, ...horizontal };

const movingAmong =
  (selector: string, keys: Keys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = places.findIndex((place) => place === document.activeElement);
    const next = keys[event.key]?.(at, places.length);
    if (next === undefined) return;
    event.preventDefault();
    places[(next + places.length) % places.length]?.focus();
  };

/** Moves the focus among the links and buttons of a list with the up, down, home and end keys, and wraps around. */
export const moveAmong = movingAmong("a, button:enabled", vertical);

/** Moves the focus among tabs, which open what they stand for when they get it. */
export const moveAmongTabs = movingAmong("[role=tab]", horizontal);

/**
 * Moves the focus among radio buttons with the arrow keys without selecting; the space bar selects. For choices that
 * are sent at once, so that passing an option does not select it.
 */
export const moveAmongChoices = movingAmong("input:enabled", bothWays);
