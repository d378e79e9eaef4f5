import type { SearchSuggestions } from "@kamra/core/catalogue";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useTyped } from "../field/useTyped.ts";
import { type Suggestion, suggestionsOf } from "./suggestionsOf.ts";

export interface SearchBoxOptions {
  /** The search term of the current page; use it as the box's `key`, so that it follows. */
  readonly initialTerm?: string;
  /** Suggestions for the typed text, or null without any. */
  readonly suggestions: SearchSuggestions | null;
  readonly onTermChange: (term: string) => void;
  readonly onSearch: (term: string) => void;
  readonly searchHref: (term: string) => string;
  readonly productHref: (product: SearchSuggestions["products"][number]) => string;
}

/** What is typed, the suggestions for it, and the active one. */
export function useSearchBox({ initialTerm = "", suggestions, onTermChange, onSearch, ...hrefs }: SearchBoxOptions) {
  const listId = useId();
  const { value: term, onChange: setTerm, inputRef } = useTyped(initialTerm);
  const [isOpen, setIsOpen] = useState(false);
  // By id, because later suggestions may move it.
  const [activeId, setActiveId] = useState<string | null>(null);
  const found: ReadonlyArray<Suggestion> =
    suggestions === null || term.trim() === "" ? [] : suggestionsOf(suggestions, { term: term.trim(), ...hrefs });
  const isShown = isOpen && found.length > 0;
  const active = isShown ? found.findIndex(({ id }) => id === activeId) : -1;
  const activeOption = found[active];
  const optionId = (option: Suggestion) => `${listId}-${option.id}`;

  const change = (typed: string) => {
    setTerm(typed);
    setActiveId(null);
    setIsOpen(typed.trim() !== "");
    onTermChange(typed);
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === "") return;
    setIsOpen(false);
    inputRef.current?.blur();
    onSearch(term.trim());
  };

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
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
  };

  return {
    inputRef,
    listId,
    term,
    found,
    isShown,
    activeOption,
    optionId,
    change,
    search,
    pressKey,
    open: () => setIsOpen(term.trim() !== ""),
    close: () => setIsOpen(false),
    pick: () => {
      setIsOpen(false);
      setActiveId(null);
    },
  };
}
