import type { PlaceCarrier } from "@kamra/core/delivery";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { ScanButton } from "./ScanButton.tsx";
import { shellTexts } from "./text.hu.ts";
import { type SearchBoxOptions, useSearchBox } from "./useSearchBox.ts";
import styles from "./SearchBox.module.css";

/** Props of `SearchBox`: the suggestions for what is typed, and the callbacks that search and open. */
export interface SearchBoxProps extends SearchBoxOptions {
  /** The instant that prices hold at; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** The shipping methods of the chosen place, for suggestions that cannot be delivered there; none by default. */
  readonly carriers?: ReadonlyArray<PlaceCarrier>;
  /** The form's target before the scripts load, with the term as `q`. */
  readonly action?: string;
}

const SearchInput = ({ box }: { readonly box: ReturnType<typeof useSearchBox> }) => {
  const texts = useTexts("shell", shellTexts);
  const { inputRef, listId, term, isShown, active, cellId } = box;
  return (
    <input
      ref={inputRef}
      className={styles.input}
      type="search"
      name="q"
      role="combobox"
      aria-label={texts.search}
      aria-autocomplete="list"
      aria-haspopup="grid"
      aria-expanded={isShown}
      aria-controls={listId}
      aria-activedescendant={active === null ? undefined : cellId(active)}
      placeholder={texts.searchPlaceholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      value={term}
      onChange={(event) => box.change(event.currentTarget.value)}
      onFocus={box.open}
      onKeyDown={box.pressKey}
    />
  );
};

const noCarriers: ReadonlyArray<PlaceCarrier> = [];

/**
 * The search field with its suggestions: Enter searches, or opens the active suggestion.
 * @rule NAV-2
 */
export const SearchBox = ({ now, carriers = noCarriers, action = "/kereses", ...options }: SearchBoxProps) => {
  const texts = useTexts("shell", shellTexts);
  const box = useSearchBox(options);
  const { listId, term, found, isShown, active, cellId, List } = box;
  return (
    <form
      className={styles.search}
      role="search"
      action={action}
      onSubmit={box.search}
      onPointerEnter={box.ask}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The question dialog returns the focus after adding a product.
        const isAsked = Boolean(relatedTarget?.closest("dialog"));
        if (!isAsked && !currentTarget.contains(relatedTarget)) box.close();
      }}
    >
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <SearchInput box={box} />
      <span className={styles.end}>
        {term === "" ? (
          <ScanButton onFound={options.onSearch} />
        ) : (
          <IconButton
            icon="close"
            label={texts.clearSearch}
            onPress={() => {
              box.change("");
              box.inputRef.current?.focus();
            }}
          />
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{isShown ? texts.suggestionsFound(found.length) : ""}</span>
      </VisuallyHidden>
      {List !== undefined && (
        <List
          id={listId}
          isShown={isShown}
          suggestions={found}
          now={now}
          carriers={carriers}
          cart={options.cart ?? null}
          active={active}
          cellId={cellId}
          onPick={box.pick}
          onForget={(forgotten) => options.earlier?.onForget(forgotten)}
        />
      )}
    </form>
  );
};
