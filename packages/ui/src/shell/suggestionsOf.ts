import { searchesLike, type SearchSuggestions } from "@kamra/core/catalogue";
import { isOrderable, type Product } from "@kamra/core/product";
import { type Href, hrefFrom } from "../link/Href.ts";

/** The actions of a suggestion: open it, add it to the cart, or delete an earlier search. */
export type SuggestionCell = "open" | "add" | "forget";

interface Row {
  readonly id: string;
  readonly href: Href;
  readonly label: string;
  /** Its cells, from left to right. */
  readonly cells: ReadonlyArray<SuggestionCell>;
}

/** A suggestion of the search field. */
export type Suggestion =
  | (Row & { readonly kind: "category" | "brand" | "earlier" })
  | (Row & { readonly kind: "product"; readonly product: Product })
  | (Row & {
      readonly kind: "all";
      /** The corrected term whose products are shown; null without a correction. */
      readonly correctedTerm: string | null;
    });

/** Suggestions, and what was typed when they were asked for. */
export interface TermSuggestions extends SearchSuggestions {
  /** What was typed. */
  readonly suggestedFor: string;
}

interface SuggestionOptions {
  readonly term: string;
  readonly searchHrefOf: (term: string) => Href;
  readonly productHrefOf: (product: Product) => Href;
  readonly brandHrefOf: (brand: SearchSuggestions["brands"][number]) => Href;
  /** The device's earlier searches; none by default. */
  readonly searches?: ReadonlyArray<string>;
  /** Whether products can be added. */
  readonly adds?: boolean;
}

/** Limits, so that products stay visible. */
const most = { categories: 3, brands: 2, earlier: 2 };

const none: SearchSuggestions = { categories: [], brands: [], products: [], correctedTerm: null };

/**
 * Suggestions in display order: products, categories, brands, earlier searches and the link to all results. Before anything is typed, earlier
 * searches alone.
 *
 * @rule SEARCH-11, SEARCH-12
 */
export const suggestionsOf = (
  suggestions: SearchSuggestions | null,
  { term, searchHrefOf, productHrefOf, brandHrefOf, searches = [], adds = false }: SuggestionOptions,
): ReadonlyArray<Suggestion> => {
  const { categories, brands, products, correctedTerm } = suggestions ?? none;
  const earlier = searchesLike(searches, term).map(
    (label) =>
      ({
        kind: "earlier",
        // Without spaces, because it is a part of an element's id.
        id: `earlier-${encodeURIComponent(label)}`,
        href: searchHrefOf(label),
        label,
        cells: ["open", "forget"],
      }) as const,
  );
  if (term === "") return earlier;
  const found: ReadonlyArray<Suggestion> = [
    ...products.map((product): Suggestion => ({
      kind: "product",
      id: `product-${product.id}`,
      href: productHrefOf(product),
      label: product.name,
      product,
      cells: adds && isOrderable(product) ? ["open", "add"] : ["open"],
    })),
    ...categories.slice(0, most.categories).map(({ id, name, path }): Suggestion => ({
      kind: "category",
      id: `category-${id}`,
      href: hrefFrom(path),
      label: name,
      cells: ["open"],
    })),
    ...brands.slice(0, most.brands).map((brand): Suggestion => ({
      kind: "brand",
      id: `brand-${brand.id}`,
      href: brandHrefOf(brand),
      label: brand.name,
      cells: ["open"],
    })),
  ];
  const shownEarlier = earlier.slice(0, most.earlier);
  if (found.length === 0) return shownEarlier;
  const all = {
    kind: "all",
    id: "all",
    href: searchHrefOf(term),
    label: term,
    correctedTerm,
    cells: ["open"],
  } as const;
  // The note on the suggestions comes first.
  return correctedTerm === null ? [...found, ...shownEarlier, all] : [all, ...found, ...shownEarlier];
};
