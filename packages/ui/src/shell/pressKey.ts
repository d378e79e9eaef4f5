import type { KeyboardEvent } from "react";
import type { Suggestion } from "./suggestionsOf.ts";

interface Shown {
  readonly found: ReadonlyArray<Suggestion>;
  /** The place of the active suggestion; below 0 without one. */
  readonly active: number;
  readonly isShown: boolean;
  readonly optionId: (option: Suggestion) => string;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly setActiveId: (id: string | null) => void;
}

/** Moves among the suggestions, opens the active one, or closes them. Keys of an input method are its own. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { found, active, isShown, optionId, setIsOpen, setActiveId }: Shown,
): void {
  if (event.nativeEvent.isComposing) return;
  const activeOption = found[active];
  if (event.key === "Escape") {
    if (isShown) event.preventDefault();
    setIsOpen(false);
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    setIsOpen(true);
    const step = event.key === "ArrowDown" ? 1 : active < 0 ? 0 : -1;
    setActiveId(found[(active + step + found.length) % found.length]?.id ?? null);
  } else if (event.key === "Enter" && activeOption !== undefined) {
    event.preventDefault();
    // The option is a link: pressing it goes through the router, or through the browser without one.
    document.getElementById(optionId(activeOption))?.click();
  }
}
