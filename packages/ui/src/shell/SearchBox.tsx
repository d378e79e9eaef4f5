import type { PlaceCarrier } from "@kamra/core/delivery";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { ScanButton } from "./ScanButton.tsx";
import { shellTexts } from "./text.hu.ts";
import { type SearchBoxOptions, useSearchBox } from "./useSearchBox.ts";
import styles from "./SearchBox.module.css";

/** Props of `SearchBox`: the suggestions for what is typed, the callbacks that search and open, and those of its root element. */
export interface SearchBoxProps extends SearchBoxOptions, RootProps<"form"> {
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

/** What a host gives the form, without what the field itself is about. */
const rootOf = ({
  now: _now,
  carriers: _carriers,
  action: _action,
  initialTerm: _term,
  suggestions: _suggestions,
  earlier: _earlier,
  cart: _cart,
  onTermChange: _change,
  onSearch: _search,
  searchHrefOf: _results,
  productHrefOf: _product,
  brandHrefOf: _brand,
  onMissed: _missed,
  ...root
}: SearchBoxProps): RootProps<"form"> => root;

/**
 * The search field with its suggestions: Enter searches, or opens the active suggestion.
 * @rule NAV-2
 */
export const SearchBox = (props: SearchBoxProps) => {
  const { now, carriers = noCarriers, action = "/kereses", cart = null, earlier, onSearch, className } = props;
  const texts = useTexts("shell", shellTexts);
  const box = useSearchBox(props);
  const { listId, term, found, isShown, active, cellId, List } = box;
  return (
    <form
      {...rootOf(props)}
      className={classNames(styles.search, className)}
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
          <ScanButton onFound={onSearch} />
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
          cart={cart}
          active={active}
          cellId={cellId}
          onPick={box.pick}
          onForget={(forgotten) => earlier?.onForget(forgotten)}
        />
      )}
    </form>
  );
};
