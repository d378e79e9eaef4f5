import type { Product, ProductDetails } from "../product/Product.ts";
import type { Store } from "../kernel/Store.ts";
import type { Category } from "./Category.ts";
import type { BlogEntry, BlogQuery, FooterBlock } from "./Content.ts";
import type { ProductPage, ProductQuery, SearchQuery, SearchSuggestions } from "./ProductQuery.ts";
import type { SortOrder } from "./SortOrder.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/** The shop's products and texts. Every method rejects with a ShopError. */
export interface ShopCatalogue {
  /** The category tree, or the excerpt of it that a page was rendered with; null until it has been loaded. */
  readonly categories: Store<ReadonlyArray<Category> | null>;
  /** Loads the whole tree once; concurrent calls join. */
  loadCategories(): Promise<ReadonlyArray<Category>>;
  /** Stored in a cookie; null until the shopper has chosen. A page's own query overrides it. */
  readonly sortOrder: Store<SortOrder | null>;
  /** Null goes back to no choice. */
  chooseSortOrder(order: SortOrder | null): void;
  products(query: ProductQuery, options?: Abortable): Promise<ProductPage>;
  search(query: SearchQuery, options?: Abortable): Promise<ProductPage>;
  suggestions(term: string, options?: Abortable): Promise<SearchSuggestions>;
  /** By url key or smart url; null for an unknown one. */
  product(urlKey: string, options?: Abortable): Promise<ProductDetails | null>;
  /** In the order of the ids; unknown ids are left out. */
  productsById(ids: ReadonlyArray<string>, options?: Abortable): Promise<ReadonlyArray<Product>>;
  /** The newest first, a page at a time: three by default. */
  blogEntries(query?: BlogQuery, options?: Abortable): Promise<ReadonlyArray<BlogEntry>>;
  footerBlocks(options?: Abortable): Promise<ReadonlyArray<FooterBlock>>;
}
