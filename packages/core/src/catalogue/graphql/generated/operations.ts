// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  BlogEntriesDocument,
  CategoriesDocument,
  FooterBlocksDocument,
  ProductByUrlKeyDocument,
  ProductsByIdDocument,
  ProductsDocument,
  SearchProductsDocument,
  SearchSuggestionsDocument,
  SearchTermsDocument,
} from "../../../transport/generated/documents.ts";
import { array, eachValid, nullOr, struct, text } from "../../../decoding/kernel.ts";
import {
  blogEntryFromWire,
  categoryNodeFromWire,
  productPageFromWire,
  searchSuggestionsFromWire,
  termProductsFromWire,
} from "./decoders.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { productDetailsFromWire, productFromWire } from "../../../product/graphql/generated/decoders.ts";
import {
  type BlogEntriesQuery,
  type CategoriesQuery,
  type FooterBlocksQuery,
  type ProductByUrlKeyQuery,
  type ProductsByIdQuery,
  type ProductsQuery,
  type SearchProductsQuery,
  type SearchSuggestionsQuery,
  type SearchTermsQuery,
} from "./responses.ts";

export const blogEntriesQuery = /*#__PURE__*/ graphqlOperation(
  BlogEntriesDocument,
  struct<BlogEntriesQuery>({ blogEntries: array(blogEntryFromWire) }),
);
export const categoriesQuery = /*#__PURE__*/ graphqlOperation(
  CategoriesDocument,
  struct<CategoriesQuery>({ allProductCategories: array(categoryNodeFromWire) }),
);
export const footerBlocksQuery = /*#__PURE__*/ graphqlOperation(
  FooterBlocksDocument,
  struct<FooterBlocksQuery>({
    footerBlocks: array(struct({ id: text, title: text, links: array(struct({ label: text, url: text })) })),
  }),
);
export const productByUrlKeyQuery = /*#__PURE__*/ graphqlOperation(
  ProductByUrlKeyDocument,
  struct<ProductByUrlKeyQuery>({ getProductByUrlKey: nullOr(productDetailsFromWire) }),
);
export const productsQuery = /*#__PURE__*/ graphqlOperation(
  ProductsDocument,
  struct<ProductsQuery>({ products: productPageFromWire }),
);
export const productsByIdQuery = /*#__PURE__*/ graphqlOperation(
  ProductsByIdDocument,
  struct<ProductsByIdQuery>({ products: struct({ data: eachValid(productFromWire) }) }),
);
export const searchProductsQuery = /*#__PURE__*/ graphqlOperation(
  SearchProductsDocument,
  struct<SearchProductsQuery>({ searchProducts: productPageFromWire }),
);
export const searchSuggestionsQuery = /*#__PURE__*/ graphqlOperation(
  SearchSuggestionsDocument,
  struct<SearchSuggestionsQuery>({ searchSuggestions: searchSuggestionsFromWire }),
);
export const searchTermsQuery = /*#__PURE__*/ graphqlOperation(
  SearchTermsDocument,
  struct<SearchTermsQuery>({ searchTerms: array(termProductsFromWire) }),
);
