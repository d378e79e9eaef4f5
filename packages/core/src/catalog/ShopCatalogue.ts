import type { Product, ProductDetails } from "../product/Product.ts";
import type { Store } from "../shop/Store.ts";
import type { Category } from "./Category.ts";
import type { BlogEntry, BlogQuery, FooterBlock } from "./Content.ts";
import type { ProductPage, ProductQuery, SearchQuery, SearchSuggestions } from "./ProductQuery.ts";
import type { SortOrder } from "./SortOrder.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/** What the shop sells, and what is written about it. Every method rejects with a ShopError. */
export interface ShopCatalogue {
  /** The category tree, or the excerpt of it that a page was rendered with; null until it has been loaded. */
  readonly categories: Store<ReadonlyArray<Category> | null>;
  /** Loads the whole tree once; asked again while that runs, joins. */
  loadCategories(): Promise<ReadonlyArray<Category>>;
  /** Kept in a cookie; null until the shopper has chosen one. What a page asks for goes by its own query. */
  readonly sortOrder: Store<SortOrder | null>;
  /** Null goes back to no choice. */
  chooseSortOrder(order: SortOrder | null): void;
  products(query: ProductQuery, options?: Abortable): Promise<ProductPage>;
  search(query: SearchQuery, options?: Abortable): Promise<ProductPage>;
  suggestions(term: string, options?: Abortable): Promise<SearchSuggestions>;
  /** By url key or smart url; null when there is none. */
  product(urlKey: string, options?: Abortable): Promise<ProductDetails | null>;
  /** In the order of the ids; an id that nothing has is left out. */
  productsById(ids: ReadonlyArray<string>, options?: Abortable): Promise<ReadonlyArray<Product>>;
  /** The newest first, a page at a time: three without more said. */
  blogEntries(query?: BlogQuery, options?: Abortable): Promise<ReadonlyArray<BlogEntry>>;
  footerBlocks(options?: Abortable): Promise<ReadonlyArray<FooterBlock>>;
}
