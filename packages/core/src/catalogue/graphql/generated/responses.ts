// Generated from the schemas by `npm run codegen`. Do not edit.
import { type BlogEntry } from "../../model/Content.ts";
import { type CategoryNode } from "../../model/CategoryNode.ts";
import { type Image, type Product, type ProductDetails } from "../../../product/Product.ts";
import { type ProductPage, type SearchSuggestions, type TermProducts } from "../../model/ProductQuery.ts";

export type BlogEntryFieldsFragment = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly url?: string | null | undefined;
  readonly image?: Image | null | undefined;
  readonly published_at: string;
};
export type BlogEntriesQuery = { readonly blogEntries: ReadonlyArray<BlogEntry> };
export type CategoryFieldsFragment = {
  readonly id: string;
  readonly parent_id?: string | null | undefined;
  readonly name: string;
  readonly url_key: string;
  readonly content?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly is_promotion: boolean;
  readonly is_homepage_prohibited: boolean;
  readonly promotion_place?: string | null | undefined;
  readonly product_count: number;
};
export type CategoryTreeFragment = CategoryFieldsFragment & {
  readonly children: ReadonlyArray<
    CategoryFieldsFragment & {
      readonly children: ReadonlyArray<
        CategoryFieldsFragment & { readonly children: ReadonlyArray<CategoryFieldsFragment> }
      >;
    }
  >;
};
export type CategoriesQuery = { readonly allProductCategories: ReadonlyArray<CategoryNode> };
export type FooterBlocksQuery = {
  readonly footerBlocks: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly links: ReadonlyArray<{ readonly label: string; readonly url: string }>;
  }>;
};
export type ProductByUrlKeyQuery = { readonly getProductByUrlKey: ProductDetails | null };
export type ProductPageFragment = {
  readonly data: ReadonlyArray<Product>;
  readonly paginatorInfo: {
    readonly currentPage: number;
    readonly perPage: number;
    readonly lastPage: number;
    readonly total: number;
  };
  readonly popular_only: boolean;
  readonly facets: {
    readonly attributes: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
      readonly options: ReadonlyArray<{ readonly id: string; readonly label: string; readonly count: number }>;
    }>;
    readonly price_min?: number | null | undefined;
    readonly price_max?: number | null | undefined;
    readonly discounted_count: number;
    readonly news_count: number;
  };
  readonly corrected_term?: string | null | undefined;
};
export type ProductsQuery = { readonly products: ProductPage };
export type ProductsByIdQuery = { readonly products: { readonly data: ReadonlyArray<Product> } };
export type SearchProductsQuery = { readonly searchProducts: ProductPage };
export type SearchSuggestionsFragment = {
  readonly products: ReadonlyArray<Product>;
  readonly categories: ReadonlyArray<{ readonly id: string; readonly name: string; readonly path: string }>;
  readonly brands: ReadonlyArray<{ readonly id: string; readonly name: string; readonly slug: string }>;
  readonly corrected_term?: string | null | undefined;
};
export type SearchSuggestionsQuery = { readonly searchSuggestions: SearchSuggestions };
export type TermProductsFragment = {
  readonly products: ReadonlyArray<Product>;
  readonly corrected_term?: string | null | undefined;
};
export type SearchTermsQuery = { readonly searchTerms: ReadonlyArray<TermProducts> };
