// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  array,
  bool,
  eachValid,
  from,
  int,
  lazy,
  natural,
  nullish,
  optional,
  struct,
  text,
} from "../../decoding/kernel.ts";
import { blogEntry } from "./Content.ts";
import { categoryNode } from "./CategoryNode.ts";
import { facet, productPage } from "./ProductQuery.ts";
import { imageFromWire, productFromWire } from "../../product/generated/wire.ts";
import { readBlogEntry, readCategory, readProductPage } from "../fromWire.ts";
import {
  type BlogEntryFromWire,
  type CategoryNodeFromWire,
  type ProductPageFromWire,
  type SearchSuggestionsFromWire,
  type WireBlogEntry,
  type WireCategory,
  type WireProductPage,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireBlogEntry: DecoderOf<typeof WireBlogEntry> = struct({
  id: text,
  title: text,
  lead: text,
  url: nullish(text),
  image: nullish(imageFromWire),
  published_at: text,
});
export const blogEntryFromWire: DecoderOf<typeof BlogEntryFromWire> = from(wireBlogEntry, readBlogEntry, blogEntry);
export const wireCategory: DecoderOf<typeof WireCategory> = struct({
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
  product_count: natural,
  children: optional(array(lazy(() => wireCategory))),
});
export const categoryNodeFromWire: DecoderOf<typeof CategoryNodeFromWire> = from(
  wireCategory,
  readCategory,
  categoryNode,
);
export const wireProductPage: DecoderOf<typeof WireProductPage> = struct({
  data: eachValid(productFromWire),
  paginatorInfo: struct({ currentPage: natural, perPage: natural, lastPage: natural, total: natural }),
  facets: struct({
    attributes: array(facet),
    price_min: nullish(int),
    price_max: nullish(int),
    discounted_count: natural,
    news_count: natural,
  }),
});
export const productPageFromWire: DecoderOf<typeof ProductPageFromWire> = from(
  wireProductPage,
  readProductPage,
  productPage,
);
export const searchSuggestionsFromWire: DecoderOf<typeof SearchSuggestionsFromWire> = struct({
  products: eachValid(productFromWire),
  categories: array(struct({ id: text, name: text, path: text })),
});
