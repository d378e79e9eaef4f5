import { type KeyboardEvent, useEffect, useId, useState } from "react";

/** What a field proposes: its options by their ids, the chosen one, and what happens to the one that is picked. */
export interface OptionListOptions {
  /** In the order of the list. */
  readonly ids: ReadonlyArray<string>;
  /** The arrow keys begin at it; null for none. */
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
}

/** How far a key goes in the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Where a key leads: the arrows go round, the pages stop at the ends. */
function nextOption(
  key: string,
  { ids, chosen, active }: Pick<OptionListOptions, "ids" | "chosen"> & { readonly active: string | null },
): string | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  if (active === null) return ids.find((id) => id === chosen) ?? ids.at(step > 0 ? 0 : -1);
  const next = ids.indexOf(active) + step;
  return Math.abs(step) === 1 ? ids.at(next % ids.length) : ids[Math.max(0, Math.min(next, ids.length - 1))];
}

/**
 * A field with a list of options below it, by the pattern of an editable combo box: the focus stays in the field, the
 * arrow keys move among the options, Enter picks, Escape closes, Alt with an arrow opens and closes.
 */
export function useOptionList({ ids, chosen, onPick }: OptionListOptions) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [pointedAt, setActive] = useState<string | null>(null);
  const isShown = isOpen && ids.length > 0;
  const active = isShown && pointedAt !== null && ids.includes(pointedAt) ? pointedAt : null;
  const optionId = (id: string) => `${listId}-${encodeURIComponent(id)}`;
  const activeId = active === null ? undefined : optionId(active);
  // The options may be below the window's edge, or scrolled out of their list.
  const inSight = isShown ? (activeId ?? listId) : undefined;
  useEffect(() => {
    if (inSight !== undefined) document.getElementById(inSight)?.scrollIntoView({ block: "nearest" });
  }, [inSight]);

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const pick = (id: string) => {
    close();
    onPick(id);
  };
  const pressKey = (event: KeyboardEvent) => {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const next = altKey ? undefined : nextOption(key, { ids, chosen, active });
    if (key === "Escape" && isOpen) close();
    else if (key === "Enter" && active !== null) pick(active);
    else if (altKey && key === "ArrowDown") setIsOpen(true);
    else if (altKey && key === "ArrowUp") close();
    else if (next !== undefined) {
      setIsOpen(true);
      setActive(next);
    } else return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    open: () => setIsOpen(true),
    close,
    pick,
    pressKey,
    /** For the input. */
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": isShown,
      "aria-controls": isShown ? listId : undefined,
      "aria-activedescendant": activeId,
      autoComplete: "off",
    },
    /** For the element around the options. */
    list: { id: listId, role: "listbox" },
    /** For an option. */
    option: (id: string) => ({
      id: optionId(id),
      role: "option",
      "aria-selected": id === chosen,
      "data-active": id === active || undefined,
      onClick: () => pick(id),
    }),
  } as const;
}
