import * as Context from "effect/Context";
import type { Product, ProductDetails } from "../../product/Product.ts";
import type { BackendCall, Served } from "../../transport/BackendCall.ts";
import type { CategoryNode } from "../model/CategoryNode.ts";
import type { BlogEntry, FooterBlock } from "../model/Content.ts";
import type {
  ProductFilters,
  ProductPage,
  ProductSort,
  SearchSort,
  SearchSuggestions,
  SortDirection,
  TermProducts,
} from "../model/ProductQuery.ts";

/** The wanted page of products, whose number, from 1, and size are always given. */
export interface PageRequest<Sort = ProductSort> {
  readonly page: number;
  readonly pageSize: number;
  readonly filters: ProductFilters;
  /** The backend's own order when it is missing. */
  readonly sort?: Sort | undefined;
  readonly direction?: SortDirection | undefined;
}

/** The wanted page of search results. */
export interface SearchRequest extends PageRequest<SearchSort> {
  readonly term: string;
}

/**
 * What a backend promises `shop.catalogue`: the port behind `ownCatalogue`. Every method only reads, and may be called
 * again at any time. `productOf` and `productPageOf` make the models out of what a backend has. A missing optional
 * method means an empty result in the shop.
 *
 * Errors: as of every port, see `BackendCall`; a NetworkError alone is worth another try.
 */
export interface CatalogueSource {
  /** A filter that the backend does not have may be ignored. A page beyond the last one has no products. */
  readonly products: (request: PageRequest, call: BackendCall) => Promise<ProductPage>;
  /** The best matches first, unless `sort` says otherwise. */
  readonly search: (request: SearchRequest, call: BackendCall) => Promise<ProductPage>;
  /** By its `urlKey`; null when there is none. */
  readonly product: (urlKey: string, call: BackendCall) => Promise<ProductDetails | null>;
  /** In any order, each once; unknown ids are left out. The ids are distinct, and at least one. */
  readonly productsById: (ids: ReadonlyArray<string>, call: BackendCall) => Promise<ReadonlyArray<Product>>;
  /** While the shopper types. */
  readonly suggestions?: (term: string, call: BackendCall) => Promise<SearchSuggestions>;
  /** For each term of a list, in their order, its first products. Without it each term is searched for alone. */
  readonly searchTerms?: (terms: ReadonlyArray<string>, call: BackendCall) => Promise<ReadonlyArray<TermProducts>>;
  /** All categories as trees; asked for once. */
  readonly categories?: (call: BackendCall) => Promise<ReadonlyArray<CategoryNode>>;
  /** The newest first. */
  readonly blogEntries?: (
    request: { readonly page: number; readonly pageSize: number },
    call: BackendCall,
  ) => Promise<ReadonlyArray<BlogEntry>>;
  readonly footerBlocks?: (call: BackendCall) => Promise<ReadonlyArray<FooterBlock>>;
}

/** The backend that answers the catalogue. Its capability offers it. */
export const CatalogueBackend = Context.Reference<Required<Served<CatalogueSource>>>(
  "@kamra/core/catalogue/CatalogueBackend",
  {
    defaultValue: () => {
      throw new TypeError("The catalogue has no backend");
    },
  },
);
