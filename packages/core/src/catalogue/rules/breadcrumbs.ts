import type { Category } from "../model/Category.ts";
import { catalogueTexts, type CatalogueTexts } from "../text.hu.ts";

/** A page of the catalogue, with the fields for breadcrumbs. */
export type CataloguePage =
  | { readonly kind: "category"; readonly category: Category; readonly ancestors: ReadonlyArray<Category> }
  | {
      readonly kind: "product";
      readonly name: string;
      readonly path: string;
      readonly categories: ReadonlyArray<Category>;
    }
  | { readonly kind: "promotion"; readonly name: string; readonly path: string }
  | { readonly kind: "brand"; readonly label: string; readonly path: string }
  | { readonly kind: "promotions" }
  | { readonly kind: "search" }
  | { readonly kind: "offers" }
  | { readonly kind: "news" };

/** A page on the way from the home page to the current one. */
export interface Breadcrumb {
  readonly label: string;
  /** `null` for a page without a fixed address. */
  readonly path: string | null;
}

/**
 * The breadcrumbs from the home page to a page of the catalogue; the page itself is the last.
 *
 * @rule CAT-5
 * @example breadcrumbs({ kind: "category", category: { name: "B", path: "/ital/viz" }, ancestors: [{ name: "A", path: "/ital" }] }).map(({ path }) => path) // => ["/", "/ital", "/ital/viz"]
 */
export function breadcrumbs(
  page: CataloguePage,
  { texts = catalogueTexts }: { readonly texts?: CatalogueTexts | undefined } = {},
): ReadonlyArray<Breadcrumb> {
  return [{ label: texts.pages.home, path: "/" }, ...belowHome(page, texts.pages)];
}

function belowHome(page: CataloguePage, texts: CatalogueTexts["pages"]): ReadonlyArray<Breadcrumb> {
  const promotions = { label: texts.promotions, path: "/termekvalogatasok" };
  switch (page.kind) {
    case "category":
      return [...page.ancestors, page.category].map(crumbOf);
    case "product":
      return [...page.categories.map(crumbOf), { label: page.name, path: page.path }];
    case "promotion":
      return [promotions, { label: page.name, path: page.path }];
    case "promotions":
      return [promotions];
    case "brand":
      return [{ label: texts.brand(page.label), path: page.path }];
    case "search":
      return [{ label: texts.search, path: null }];
    case "offers":
      return [{ label: texts.offers, path: "/ajanlatok" }];
    case "news":
      return [{ label: texts.news, path: "/ujdonsagok" }];
  }
}

function crumbOf({ name, path }: Category): Breadcrumb {
  return { label: name, path };
}
