import type { SearchSuggestions } from "@kamra/core/catalogue";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { useTyped } from "../field/useTyped.ts";
import { laterPart } from "../overlay/laterPart.ts";
import type { Suggestion } from "./suggestionsOf.ts";
import type { Href } from "../link/Href.ts";

const useSuggesting = laterPart(async () => (await import("./searchSuggestions.ts")).searchSuggestions);

export interface SearchBoxOptions {
  /** The search term of the current page; use it as the box's `key`, so that it follows. */
  readonly initialTerm?: string;
  /** Suggestions for the typed text, or null without any. */
  readonly suggestions: SearchSuggestions | null;
  readonly onTermChange: (term: string) => void;
  readonly onSearch: (term: string) => void;
  readonly searchHref: (term: string) => Href;
  readonly productHref: (product: SearchSuggestions["products"][number]) => Href;
  /** The code of the suggestions did not load. The field searches without them, and asks again with the next focus. */
  readonly missed?: (error: unknown) => void;
}

/** A field may have the focus before the scripts come. */
function useAskWhenFocused(input: RefObject<HTMLInputElement | null>, ask: () => void): void {
  const askWhenFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) ask();
  });
  useEffect(() => askWhenFocused(), []);
}

/**
 * What is typed, the suggestions for it, and the active one. The code of the suggestions comes when the shopper turns to the field; the field
 * itself stays the same element.
 */
export function useSearchBox({
  initialTerm = "",
  suggestions,
  onTermChange,
  onSearch,
  missed,
  ...hrefs
}: SearchBoxOptions) {
  const listId = useId();
  const { value: term, onChange: setTerm, inputRef } = useTyped(initialTerm);
  const [isOpen, setIsOpen] = useState(false);
  // By id, because later suggestions may move it.
  const [activeId, setActiveId] = useState<string | null>(null);
  const { part, ask } = useSuggesting({ missed });
  useAskWhenFocused(inputRef, ask);
  const found: ReadonlyArray<Suggestion> =
    part === null || suggestions === null || term.trim() === ""
      ? []
      : part.suggestionsOf(suggestions, { term: term.trim(), ...hrefs });
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
    ask,
    List: part?.List,
    pressKey: (event: KeyboardEvent<HTMLInputElement>) =>
      part?.pressKey(event, { found, active, isShown, optionId, setIsOpen, setActiveId }),
    open: () => {
      ask();
      setIsOpen(term.trim() !== "");
    },
    close: () => setIsOpen(false),
    pick: () => {
      setIsOpen(false);
      setActiveId(null);
    },
  };
}
