import type { KeyboardEvent } from "react";
import type { Suggestion, SuggestionCell } from "./suggestionsOf.ts";

/** The active cell: that of a suggestion, by the suggestion's id, because later suggestions may move it. */
export interface ActiveCell {
  readonly id: string;
  readonly cell: SuggestionCell;
}

interface Shown {
  readonly found: ReadonlyArray<Suggestion>;
  readonly active: ActiveCell | null;
  readonly isShown: boolean;
  /** Whether the suggestions belong to an earlier text than the typed one. */
  readonly isOutdated: boolean;
  readonly cellId: (cell: ActiveCell) => string;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly setActive: (active: ActiveCell | null) => void;
}

const steps: Readonly<Record<string, { readonly row: number; readonly cell: number }>> = {
  ArrowDown: { row: 1, cell: 0 },
  ArrowUp: { row: -1, cell: 0 },
  ArrowRight: { row: 0, cell: 1 },
  ArrowLeft: { row: 0, cell: -1 },
};

/**
 * The cell that an arrow key leads to. Up and down move through all rows in the same column and wrap around. Left and
 * right move within a row; otherwise the field handles the key.
 */
function nextCell(
  key: string,
  { found, active }: Pick<Shown, "found" | "active">,
): { readonly row: Suggestion; readonly cell: SuggestionCell } | null {
  const step = steps[key];
  if (step === undefined) return null;
  const at = found.findIndex(({ id }) => id === active?.id);
  if (step.row === 0) {
    const row = found[at];
    const place = row === undefined || active === null ? -1 : row.cells.indexOf(active.cell);
    const cell = place < 0 ? undefined : row?.cells[place + step.cell];
    return row === undefined || cell === undefined ? null : { row, cell };
  }
  const first = step.row > 0 ? 0 : -1;
  const row = found.at(at < 0 ? first : (at + step.row) % found.length);
  if (row === undefined) return null;
  return { row, cell: active !== null && row.cells.includes(active.cell) ? active.cell : "open" };
}

/**
 * Handles a key as a combo box with a grid does: moves among the cells, performs the active one, or closes the
 * suggestions. Keys of an input method are ignored. While the suggestions belong to an earlier text none can become
 * active: Enter searches.
 *
 * @rule SEARCH-12
 */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { found, active, isShown, isOutdated, cellId, setIsOpen, setActive }: Shown,
): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === "Escape") {
    if (isShown) event.preventDefault();
    setIsOpen(false);
  } else if (event.key === "Enter" && active !== null) {
    event.preventDefault();
    // The cell's link goes through the router, or through the browser without one.
    document.getElementById(cellId(active))?.querySelector<HTMLElement>("a, button")?.click();
  } else {
    const next = isOutdated ? null : nextCell(event.key, { found, active });
    if (next === null) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
      return;
    }
    event.preventDefault();
    setIsOpen(true);
    setActive({ id: next.row.id, cell: next.cell });
  }
}
