import { catalogueTexts } from "@kamra/core/catalogue";
import { undeliverableProduct, type PlaceCarrier } from "@kamra/core/delivery";
import { availabilityText, mainImage, productTexts } from "@kamra/core/product";
import { IconButton } from "../button/IconButton.tsx";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { AdultsOnlyBadge } from "../product/AdultsOnlyBadge.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { AddSuggestion, type SuggestionCart } from "./AddSuggestion.tsx";
import type { ActiveCell } from "./pressKey.ts";
import { shellTexts } from "./text.hu.ts";
import type { Suggestion, SuggestionCell } from "./suggestionsOf.ts";
import styles from "./SearchBox.module.css";

export interface SearchSuggestionListProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly suggestions: ReadonlyArray<Suggestion>;
  readonly now?: Date | undefined;
  /** The shipping methods of the chosen place (SHIP-9). */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  /** The cart for adding suggestions; null when they only open. */
  readonly cart: SuggestionCart | null;
  readonly active: ActiveCell | null;
  readonly cellId: (cell: ActiveCell) => string;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onForget: (term: string) => void;
}

const icons = { category: "grid", brand: "store", earlier: "clock", all: "search" } as const satisfies Readonly<
  Record<Exclude<Suggestion["kind"], "product">, IconName>
>;

const SuggestionLabel = ({
  suggestion,
  carriers,
  cart,
}: Pick<SearchSuggestionListProps, "carriers" | "cart"> & { readonly suggestion: Suggestion }) => {
  const texts = useTexts("shell", shellTexts);
  const coreTexts = useCoreTexts("product", productTexts);
  if (suggestion.kind === "product") {
    const { product } = suggestion;
    const unavailable = availabilityText(product.status, { texts: coreTexts });
    const error = cart?.errorOf?.(product) ?? null;
    return (
      <div className={styles.label}>
        {unbrokenAmount(product.name)}
        <AllergenNote product={product} />
        {unavailable === null ? (
          <UndeliverableNote undeliverable={undeliverableProduct(product, { carriers })} />
        ) : (
          <p className={styles.unavailable}>{unavailable}</p>
        )}
        {error !== null && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  }
  const { label } = suggestion;
  if (suggestion.kind === "all") {
    const { correctedTerm } = suggestion;
    return (
      <div className={styles.label}>
        {correctedTerm === null ? texts.allResults(label) : catalogueTexts.corrected(label, correctedTerm)}
      </div>
    );
  }
  return (
    <div className={styles.label}>
      {suggestion.kind === "earlier" && <VisuallyHidden>{`${texts.earlierSearch} `}</VisuallyHidden>}
      {suggestion.kind === "brand" && <span className={styles.kind}>{`${texts.brand} `}</span>}
      {label}
    </div>
  );
};

interface SuggestionRowProps extends Omit<SearchSuggestionListProps, "id" | "isShown" | "suggestions"> {
  readonly suggestion: Suggestion;
}

const SuggestionLink = ({ suggestion, now, carriers, cart, onPick }: Omit<SuggestionRowProps, "active">) => (
  <BareLink
    className={classNames(styles.link)}
    href={suggestion.href}
    isTabStop={false}
    onPress={() => onPick(suggestion)}
  >
    {suggestion.kind === "product" ? (
      <span className={styles.picture}>
        <ProductImage image={mainImage(suggestion.product)} size="thumbnail" alt="" />
      </span>
    ) : (
      <Icon name={icons[suggestion.kind]} />
    )}
    <SuggestionLabel suggestion={suggestion} carriers={carriers} cart={cart} />
    {suggestion.kind === "product" && (
      <>
        {suggestion.product.adultsOnly && <AdultsOnlyBadge />}
        <Price product={suggestion.product} now={now} size="line" />
      </>
    )}
  </BareLink>
);

interface SuggestionActionProps extends Pick<SuggestionRowProps, "suggestion" | "cart" | "onForget"> {
  readonly buttonId: string;
}

/** The action in a cell, besides the link that opens the suggestion. */
const SuggestionAction = ({ suggestion, cart, buttonId, onForget }: SuggestionActionProps) => {
  const texts = useTexts("shell", shellTexts);
  if (suggestion.kind === "product")
    return cart !== null && <AddSuggestion product={suggestion.product} cart={cart} buttonId={buttonId} />;
  return (
    <IconButton
      id={buttonId}
      icon="close"
      label={texts.forgetSearch(suggestion.label)}
      tabIndex={-1}
      onPress={() => onForget(suggestion.label)}
    />
  );
};

const SuggestionRow = (props: SuggestionRowProps) => {
  const { suggestion, active, cellId } = props;
  const isActive = suggestion.id === active?.id;
  const cellClass = (cell: SuggestionCell) =>
    classNames(cell === "open" ? styles.open : styles.action, isActive && cell === active.cell && styles.isActive);
  return (
    <div role="row" aria-selected={isActive} className={classNames(styles.row)}>
      {suggestion.cells.map((cell) => {
        const id = cellId({ id: suggestion.id, cell });
        const buttonId = `${id}-button`;
        return cell === "open" ? (
          <div key={cell} role="gridcell" id={id} className={cellClass(cell)}>
            <SuggestionLink {...props} />
          </div>
        ) : (
          // Its name is the button's, without what the press has changed.
          <div key={cell} role="gridcell" id={id} className={cellClass(cell)} aria-labelledby={buttonId}>
            <SuggestionAction {...props} buttonId={buttonId} />
          </div>
        );
      })}
    </div>
  );
};

/**
 * The suggestions below the search field: a grid, because a row can have several actions. The field keeps the focus and
 * refers to the active cell.
 *
 * @rule CART-8, LAW-2, LAW-12, SEARCH-8, SEARCH-11, SHIP-9
 */
export const SearchSuggestionList = ({ id, isShown, suggestions, ...rest }: SearchSuggestionListProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    // Pressing a suggestion must not take the focus from the field, or the list would close under the finger.
    <div
      className={styles.list}
      id={id}
      role="grid"
      aria-label={texts.suggestions}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown &&
        suggestions.map((suggestion) => <SuggestionRow key={suggestion.id} suggestion={suggestion} {...rest} />)}
    </div>
  );
};
