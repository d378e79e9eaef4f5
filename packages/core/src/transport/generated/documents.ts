// Generated from packages/contract/schema by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProductAttributeFilter = {
  code: string;
  option_ids: Array<string>;
};

export type ProductFilters = {
  /** Each attribute narrows; the options of one attribute widen. */
  attributes?: Array<ProductAttributeFilter> | null | undefined;
  /** Products of this category and of every category below it. */
  category_id?: string | null | undefined;
  /** Only products whose current price is below the regular one. */
  discounted?: boolean | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Only products that are news now. */
  news?: boolean | null | undefined;
  /** Whole forint, gross, current price; both ends inclusive. */
  price_from?: number | null | undefined;
  price_to?: number | null | undefined;
  productStatus?: Array<ProductStatus> | null | undefined;
  promo_type?: PromoType | null | undefined;
};

export type ProductSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'PREFIXBOX_SCORE'
  | 'PRICE'
  | 'UNIT_PRICE';

export type ProductStatus =
  | 'AVAILABLE'
  | 'OUT_OF_STOCK'
  | 'PERMANENTLY_ENDED'
  | 'SEASONAL'
  | 'UNAVAILABLE';

export type PromoType =
  | 'PROMO_1'
  | 'PROMO_2'
  | 'PROMO_3';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type ProductCardFragment = { id: string, name: string, status: ProductStatus, url_key: string };

export type ProductsQueryVariables = Exact<{
  page: number;
  first: number;
  filters?: ProductFilters | null | undefined;
  sort?: ProductSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type ProductsQuery = { products: { data: Array<{ id: string, name: string, status: ProductStatus, url_key: string }>, paginatorInfo: { currentPage: number, perPage: number, lastPage: number, total: number } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  name
  status
  url_key
}
    `, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const ProductsDocument = new TypedDocumentString(`
    query products($page: Int!, $first: Int!, $filters: ProductFilters, $sort: ProductSort, $direction: SortDirection) {
  products(
    page: $page
    first: $first
    filters: $filters
    sort: $sort
    direction: $direction
  ) {
    data {
      ...ProductCard
    }
    paginatorInfo {
      currentPage
      perPage
      lastPage
      total
    }
  }
}
    fragment ProductCard on Product {
  id
  name
  status
  url_key
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;