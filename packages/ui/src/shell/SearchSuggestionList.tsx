import { catalogueTexts } from "@kamra/core/catalogue";
import { undeliverableProduct, type PlaceCarrier } from "@kamra/core/delivery";
import { mainImage } from "@kamra/core/product";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { AdultsOnlyBadge } from "../product/AdultsOnlyBadge.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import type { Suggestion } from "./suggestionsOf.ts";
import styles from "./SearchBox.module.css";

export interface SearchSuggestionListProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly suggestions: ReadonlyArray<Suggestion>;
  readonly now: Date;
  /** What brings goods to the chosen place (SHIP-9). */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  readonly activeId: string | null;
  readonly optionId: (suggestion: Suggestion) => string;
  readonly onPick: () => void;
}

function labelOf(suggestion: Suggestion, texts: typeof shellTexts): string {
  if (suggestion.kind !== "all") return suggestion.label;
  const { label, correctedTerm } = suggestion;
  return correctedTerm === null ? texts.allResults(label) : catalogueTexts.corrected(label, correctedTerm);
}

/**
 * The suggestions below the search field. The field keeps the focus and points at the active one.
 *
 * @rule LAW-2, LAW-12, SEARCH-8, SHIP-9
 */
export const SearchSuggestionList = ({
  id,
  isShown,
  suggestions,
  now,
  carriers,
  activeId,
  optionId,
  onPick,
}: SearchSuggestionListProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    // Pressing a suggestion must not take the focus from the field, or the list would close under the finger.
    <div
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown &&
        suggestions.map((suggestion) => (
          <BareLink
            key={suggestion.id}
            className={classNames(styles.option, suggestion.id === activeId && styles.isActive)}
            href={suggestion.href}
            id={optionId(suggestion)}
            role="option"
            aria-selected={suggestion.id === activeId}
            isTabStop={false}
            onPress={onPick}
          >
            {suggestion.kind === "product" ? (
              <span className={styles.picture}>
                <ProductImage image={mainImage(suggestion.product)} size="thumbnail" alt="" />
              </span>
            ) : (
              <Icon name={suggestion.kind === "category" ? "grid" : "search"} />
            )}
            <div className={styles.label}>
              {labelOf(suggestion, texts)}
              {suggestion.kind === "product" && (
                <UndeliverableNote undeliverable={undeliverableProduct(suggestion.product, { carriers })} />
              )}
            </div>
            {suggestion.kind === "product" && (
              <>
                {suggestion.product.adultsOnly && <AdultsOnlyBadge />}
                <Price product={suggestion.product} now={now} size="line" />
              </>
            )}
          </BareLink>
        ))}
    </div>
  );
};
