import type { SearchSuggestions } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import { type Href, hrefFrom } from "../link/Href.ts";

/** A suggestion of the search field. */
export type Suggestion =
  | { readonly kind: "category"; readonly id: string; readonly href: Href; readonly label: string }
  | {
      readonly kind: "product";
      readonly id: string;
      readonly href: Href;
      readonly label: string;
      readonly product: Product;
    }
  | {
      readonly kind: "all";
      readonly id: string;
      readonly href: Href;
      readonly label: string;
      /** What is found in place of the term. */
      readonly correctedTerm: string | null;
    };

/** Suggestions in display order: categories, products, and the link to all results. */
export const suggestionsOf = (
  { categories, products, correctedTerm }: SearchSuggestions,
  {
    term,
    searchHref,
    productHref,
  }: {
    readonly term: string;
    readonly searchHref: (term: string) => Href;
    readonly productHref: (product: Product) => Href;
  },
): ReadonlyArray<Suggestion> => {
  const found: ReadonlyArray<Suggestion> = [
    ...categories.map(
      ({ id, name, path }) => ({ kind: "category", id: `category-${id}`, href: hrefFrom(path), label: name }) as const,
    ),
    ...products.map(
      (product) =>
        ({
          kind: "product",
          id: `product-${product.id}`,
          href: productHref(product),
          label: product.name,
          product,
        }) as const,
    ),
  ];
  if (found.length === 0) return [];
  const all = { kind: "all", id: "all", href: searchHref(term), label: term, correctedTerm } as const;
  // What is said about the suggestions comes before them.
  return correctedTerm === null ? [...found, all] : [all, ...found];
};
