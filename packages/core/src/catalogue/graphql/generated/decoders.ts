// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, eachValid, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { blogEntry } from "../../model/generated/Content.ts";
import { categoryNode } from "../../model/generated/CategoryNode.ts";
import { imageFromWire, productFromWire } from "../../../product/graphql/generated/decoders.ts";
import { productPage, searchSuggestions, termProducts } from "../../model/generated/ProductQuery.ts";
import {
  readBlogEntry,
  readCategoryNode,
  readProductPage,
  readSearchSuggestions,
  readTermProducts,
} from "../readers.ts";
import { type BlogEntry } from "../../model/Content.ts";
import {
  type BlogEntryFieldsFragment,
  type CategoryFieldsFragment,
  type CategoryTreeFragment,
  type ProductPageFragment,
  type SearchSuggestionsFragment,
  type TermProductsFragment,
} from "./responses.ts";
import { type CategoryNode } from "../../model/CategoryNode.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type ProductPage, type SearchSuggestions, type TermProducts } from "../../model/ProductQuery.ts";

export const blogEntryFields = {
  id: text,
  title: text,
  lead: text,
  url: nullish(text),
  image: nullish(imageFromWire),
  published_at: text,
};
export const blogEntryFromWire: Decoder<BlogEntry> = from(
  struct<BlogEntryFieldsFragment>(blogEntryFields),
  readBlogEntry,
  blogEntry,
);
export const categoryFields = {
  id: text,
  parent_id: nullish(text),
  name: text,
  url_key: text,
  content: nullish(text),
  keywords: nullish(text),
  description: nullish(text),
  is_promotion: bool,
  is_homepage_prohibited: bool,
  promotion_place: nullish(text),
  product_count: int,
};
export const categoryFieldsFragment: Decoder<CategoryFieldsFragment> = struct(categoryFields);
export const categoryNodeFromWire: Decoder<CategoryNode> = from(
  struct<CategoryTreeFragment>({
    ...categoryFields,
    children: array(
      struct({
        ...categoryFields,
        children: array(struct({ ...categoryFields, children: array(categoryFieldsFragment) })),
      }),
    ),
  }),
  readCategoryNode,
  categoryNode,
);
export const productPageFromWire: Decoder<ProductPage> = from(
  struct<ProductPageFragment>({
    data: eachValid(productFromWire),
    paginatorInfo: struct({ currentPage: int, perPage: int, lastPage: int, total: int }),
    popular_only: bool,
    facets: struct({
      attributes: array(
        struct({ code: text, name: text, options: array(struct({ id: text, label: text, count: int })) }),
      ),
      price_min: nullish(int),
      price_max: nullish(int),
      discounted_count: int,
      news_count: int,
    }),
    corrected_term: nullish(text),
  }),
  readProductPage,
  productPage,
);
export const searchSuggestionsFromWire: Decoder<SearchSuggestions> = from(
  struct<SearchSuggestionsFragment>({
    products: eachValid(productFromWire),
    categories: array(struct({ id: text, name: text, path: text })),
    brands: array(struct({ id: text, name: text, slug: text })),
    corrected_term: nullish(text),
  }),
  readSearchSuggestions,
  searchSuggestions,
);
export const termProductsFromWire: Decoder<TermProducts> = from(
  struct<TermProductsFragment>({ products: eachValid(productFromWire), corrected_term: nullish(text) }),
  readTermProducts,
  termProducts,
);
