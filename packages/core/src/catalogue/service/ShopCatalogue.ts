import * as Context from "effect/Context";
import type { Abortable, Query, AtOnce, Form } from "../../kernel/methodForms.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import type { Product, ProductDetails } from "../../product/Product.ts";
import type { Store } from "../../kernel/Store.ts";
import type { Category } from "../model/Category.ts";
import type { BlogEntry, BlogQuery, FooterBlock } from "../model/Content.ts";
import type { ProductPage, ProductQuery, SearchQuery, SearchSuggestions, TermProducts } from "../model/ProductQuery.ts";
import type { SortOrder } from "../model/SortOrder.ts";
import type { CatalogueTexts } from "../text.hu.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly catalogue: ShopCatalogue;
  }
  interface ShopSnapshot {
    readonly catalogue?: {
      readonly categories: ReadonlyArray<Category> | null;
      /** Starts with a `categoryExcerpt`: `loadCategories()` loads the others. */
      readonly isExcerpt?: boolean;
    };
  }
  interface Texts {
    readonly catalogue: CatalogueTexts;
  }
}

/** The shop's products and texts. Queries run in parallel; only the tree is cached. Every method rejects with a ShopError. */
export interface ShopCatalogue<As extends Form = "promise"> {
  /** The category tree, or the excerpt of it that a page was rendered with; null until it has been loaded. */
  readonly categories: Store<ReadonlyArray<Category> | null>;
  /** Loads the whole tree once; concurrent calls join. */
  readonly loadCategories: () => Query<As, ReadonlyArray<Category>, TransportError>;
  /** Stored in a cookie (COOKIE-1); null until the shopper chooses. A page's query overrides it. */
  readonly sortOrder: Store<SortOrder | null>;
  /** Null clears the choice. */
  readonly chooseSortOrder: (order: SortOrder | null) => AtOnce<As>;
  /**
   * The allergens that the shopper avoids, in the order of Annex II. Stored in a cookie of the device
   * (ALLERGEN-3). While the account stores them too, the session keeps both the same (ALLERGEN-4).
   */
  readonly avoidedAllergens: Store<ReadonlyArray<AllergenCode>>;
  /** An empty list clears them. */
  readonly avoidAllergens: (codes: ReadonlyArray<AllergenCode>) => AtOnce<As>;
  /**
   * The searches of this device, the latest first (SEARCH-11); empty on a server. Deleted at the end of the session.
   */
  readonly searches: Store<ReadonlyArray<string>>;
  readonly rememberSearch: (term: string) => AtOnce<As>;
  readonly forgetSearch: (term: string) => AtOnce<As>;
  readonly products: (query: ProductQuery, options?: Abortable) => Query<As, ProductPage, TransportError>;
  readonly search: (query: SearchQuery, options?: Abortable) => Query<As, ProductPage, TransportError>;
  readonly suggestions: (term: string, options?: Abortable) => Query<As, SearchSuggestions, TransportError>;
  /** The first products for each term of a list, in their order; the reference backend takes 60 terms at once. */
  readonly searchTerms: (
    terms: ReadonlyArray<string>,
    options?: Abortable,
  ) => Query<As, ReadonlyArray<TermProducts>, TransportError>;
  /** By url key or smart url; null for an unknown one. */
  readonly product: (urlKey: string, options?: Abortable) => Query<As, ProductDetails | null, TransportError>;
  /** In the order of the ids; unknown ids are left out. */
  readonly productsById: (
    ids: ReadonlyArray<string>,
    options?: Abortable,
  ) => Query<As, ReadonlyArray<Product>, TransportError>;
  /** A page of entries, the newest first; three by default. */
  readonly blogEntries: (query?: BlogQuery, options?: Abortable) => Query<As, ReadonlyArray<BlogEntry>, TransportError>;
  readonly footerBlocks: (options?: Abortable) => Query<As, ReadonlyArray<FooterBlock>, TransportError>;
}

/** `shop.catalogue` for other services. */
export class CatalogueService extends Context.Service<CatalogueService, ShopCatalogue<"effect">>()(
  "@kamra/core/catalogue/CatalogueService",
) {}
