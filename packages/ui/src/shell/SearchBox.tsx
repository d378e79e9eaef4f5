import type { SearchSuggestions } from "@kamra/core/catalogue";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { useTyped } from "../field/useTyped.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import { SearchSuggestionList } from "./SearchSuggestionList.tsx";
import { type Suggestion, suggestionsOf } from "./suggestionsOf.ts";
import styles from "./SearchBox.module.css";

export interface SearchBoxProps {
  /** The search term of the current page; use it as the box's `key`, so that it follows. */
  readonly initialTerm?: string;
  /** Suggestions for the typed text, or null without any. */
  readonly suggestions: SearchSuggestions | null;
  readonly now: Date;
  readonly onTermChange: (term: string) => void;
  readonly onSearch: (term: string) => void;
  readonly searchHref: (term: string) => string;
  readonly productHref: (product: SearchSuggestions["products"][number]) => string;
  /** The form's target before the scripts load, with the term as `q`. */
  readonly action?: string;
}

/**
 * The search field with its suggestions: Enter searches, or opens the active suggestion.
 * @rule NAV-2
 */
export const SearchBox = ({
  initialTerm = "",
  suggestions,
  now,
  onTermChange,
  onSearch,
  searchHref,
  productHref,
  action = "/kereses",
}: SearchBoxProps) => {
  const texts = useTexts().shell;
  const listId = useId();
  const { value: term, onChange: setTerm, inputRef } = useTyped(initialTerm);
  const [isOpen, setIsOpen] = useState(false);
  // By id, because later suggestions may move it.
  const [activeId, setActiveId] = useState<string | null>(null);
  const found: ReadonlyArray<Suggestion> =
    suggestions === null || term.trim() === ""
      ? []
      : suggestionsOf(suggestions, { term: term.trim(), searchHref, productHref });
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

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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

  return (
    <form
      className={styles.search}
      role="search"
      action={action}
      onSubmit={search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <input
        ref={inputRef}
        className={styles.input}
        type="search"
        name="q"
        role="combobox"
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={activeOption === undefined ? undefined : optionId(activeOption)}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={term}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setIsOpen(term.trim() !== "")}
        onKeyDown={onKeyDown}
      />
      {term !== "" && (
        <span className={styles.clear}>
          <IconButton
            icon="close"
            label={texts.clearSearch}
            onPress={() => {
              change("");
              inputRef.current?.focus();
            }}
          />
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{isShown ? texts.suggestionsFound(found.length) : ""}</span>
      </VisuallyHidden>
      <SearchSuggestionList
        id={listId}
        isShown={isShown}
        suggestions={found}
        now={now}
        activeId={activeOption?.id ?? null}
        optionId={optionId}
        onPick={() => {
          setIsOpen(false);
          setActiveId(null);
        }}
      />
    </form>
  );
};
