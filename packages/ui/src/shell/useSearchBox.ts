import type { SearchSuggestions } from "@kamra/core/catalogue";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { useTyped } from "../field/useTyped.ts";
import { laterPart } from "../overlay/laterPart.ts";
import type { SuggestionCart } from "./AddSuggestion.tsx";
import type { ActiveCell } from "./pressKey.ts";
import type { Suggestion, TermSuggestions } from "./suggestionsOf.ts";
import type { Href } from "../link/Href.ts";

const useSuggesting = laterPart(async () => (await import("./searchSuggestions.ts")).searchSuggestions);

/** The device's earlier searches, and callbacks that change them (SEARCH-11). */
export interface EarlierSearches {
  /** The latest first. */
  readonly terms: ReadonlyArray<string>;
  /** Called with each searched term, to keep it. */
  readonly onSearched: (term: string) => void;
  /** Called with the term that the shopper deletes. */
  readonly onForget: (term: string) => void;
}

/** What `SearchBox` searches with: the suggestions, the addresses of what they name, and what happens. */
export interface SearchBoxOptions {
  /** The search term of the current page; use it as the box's `key`, so that it follows. */
  readonly initialTerm?: string;
  /**
   * The latest suggestions, or null without any. Suggestions for an earlier text stay visible, but keys do not select
   * them.
   */
  readonly suggestions: TermSuggestions | null;
  /** Shown before anything is typed, and among the suggestions. */
  readonly earlier?: EarlierSearches;
  /** Suggested products can be added to it; without it they only open. */
  readonly cart?: SuggestionCart;
  /** Called with what is typed, at each key. */
  readonly onTermChange: (term: string) => void;
  /** Called with what to search for. */
  readonly onSearch: (term: string) => void;
  /** The address of the results for a term. */
  readonly searchHrefOf: (term: string) => Href;
  /** The address of a proposed product. */
  readonly productHrefOf: (product: SearchSuggestions["products"][number]) => Href;
  /** The address of a proposed brand. */
  readonly brandHrefOf: (brand: SearchSuggestions["brands"][number]) => Href;
  /**
   * Called when the code of the suggestions failed to load. The field searches without them, and loads it again at the
   * next focus.
   */
  readonly onMissed?: (error: unknown) => void;
}

/** The field may have the focus before the scripts load. */
function useAskWhenFocused(input: RefObject<HTMLInputElement | null>, ask: () => void): void {
  const askWhenFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) ask();
  });
  useEffect(() => askWhenFocused(), []);
}

/** The suggestions for a text, and the active one; none before their code is loaded. */
function useSuggestionsFor(
  term: string,
  { suggestions, earlier, cart, onMissed, searchHrefOf, productHrefOf, brandHrefOf }: SearchBoxOptions,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [pointedAt, setActive] = useState<ActiveCell | null>(null);
  const { part, ask } = useSuggesting({ missed: onMissed });
  const searches = earlier?.terms ?? [];
  const hrefs = { searchHrefOf, productHrefOf, brandHrefOf };
  const found: ReadonlyArray<Suggestion> =
    part?.suggestionsOf(suggestions, { term, searches, adds: cart !== undefined, ...hrefs }) ?? [];
  const isOutdated = suggestions !== null && suggestions.suggestedFor.trim() !== term;
  const isShown = isOpen && found.length > 0;
  const active = isShown && found.some(({ id }) => id === pointedAt?.id) ? pointedAt : null;
  return { part, ask, found, isShown, isOutdated, active, setIsOpen, setActive };
}

/**
 * The typed text, its suggestions, and the active one. The code of the suggestions loads at the first focus; the field
 * stays the same element.
 */
export function useSearchBox(options: SearchBoxOptions) {
  const { initialTerm = "", earlier, onTermChange, onSearch } = options;
  const listId = useId();
  const { value: term, onChange: setTerm, ref: inputRef } = useTyped(initialTerm);
  const { part, ask, found, isShown, isOutdated, active, setIsOpen, setActive } = useSuggestionsFor(
    term.trim(),
    options,
  );
  useAskWhenFocused(inputRef, ask);
  const cellId = ({ id, cell }: ActiveCell) => `${listId}-${id}-${cell}`;

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const change = (typed: string) => {
    setTerm(typed);
    setActive(null);
    setIsOpen(true);
    onTermChange(typed);
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === "") return;
    close();
    inputRef.current?.blur();
    earlier?.onSearched(term);
    onSearch(term.trim());
  };

  return {
    inputRef,
    listId,
    term,
    found,
    isShown,
    active,
    cellId,
    change,
    search,
    ask,
    List: part?.List,
    pressKey: (event: KeyboardEvent<HTMLInputElement>) =>
      part?.pressKey(event, { found, active, isShown, isOutdated, cellId, setIsOpen, setActive }),
    open: () => {
      ask();
      setIsOpen(true);
    },
    close,
    pick: ({ kind, label }: Suggestion) => {
      close();
      if (kind === "all" || kind === "earlier") earlier?.onSearched(label);
    },
  };
}
