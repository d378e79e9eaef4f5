import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ProductDetails, Product } from "../product/Product.ts";
import type { Store } from "../kernel/Store.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { Category } from "./Category.ts";
import type { BlogEntry, BlogQuery, FooterBlock } from "./Content.ts";
import type { ProductPage, ProductQuery, SearchQuery, SearchSuggestions } from "./ProductQuery.ts";
import type { SortOrder } from "./SortOrder.ts";

type Answer<A> = Effect.Effect<A, TransportError>;

/** The shop's products and texts. Queries run in parallel; only the tree is cached. */
export class CatalogueService extends Context.Service<
  CatalogueService,
  {
    /** The category tree, null until it has been loaded. */
    readonly categories: Store<ReadonlyArray<Category> | null>;
    /** Loads the tree once; concurrent calls *join*. */
    readonly loadCategories: Answer<ReadonlyArray<Category>>;
    /** Kept in a cookie (COOKIE-1); null until the shopper has chosen one. */
    readonly sortOrder: Store<SortOrder | null>;
    readonly chooseSortOrder: (order: SortOrder | null) => Effect.Effect<void>;
    readonly products: (query: ProductQuery) => Answer<ProductPage>;
    readonly search: (query: SearchQuery) => Answer<ProductPage>;
    readonly suggestions: (term: string) => Answer<SearchSuggestions>;
    /** By url key or smart url; null for an unknown one. */
    readonly product: (urlKey: string) => Answer<ProductDetails | null>;
    /** In the order of the ids; unknown ids are left out. */
    readonly productsById: (ids: ReadonlyArray<string>) => Answer<ReadonlyArray<Product>>;
    readonly blogEntries: (query: BlogQuery) => Answer<ReadonlyArray<BlogEntry>>;
    readonly footerBlocks: Answer<ReadonlyArray<FooterBlock>>;
  }
>()("@kamra/core/catalogue/CatalogueService") {}
