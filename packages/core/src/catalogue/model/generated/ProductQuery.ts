// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, int, natural, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { product } from "../../../product/generated/Product.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type Facet, type ProductPage, type SearchSuggestions, type TermProducts } from "../ProductQuery.schema.ts";

export const facet: DecoderOf<typeof Facet> = struct({
  code: text,
  name: text,
  options: array(struct({ id: text, label: text, count: natural })),
});
export const productPage: DecoderOf<typeof ProductPage> = struct({
  products: array(product),
  page: natural,
  pageSize: natural,
  lastPage: natural,
  total: natural,
  isPopularOnly: bool,
  facets: struct({
    attributes: array(facet),
    priceMin: nullOr(int),
    priceMax: nullOr(int),
    discountedCount: natural,
    newsCount: natural,
  }),
  correctedTerm: nullOr(text),
});
export const searchSuggestions: DecoderOf<typeof SearchSuggestions> = struct({
  products: array(product),
  categories: array(struct({ id: text, name: text, path: text })),
  brands: array(struct({ id: text, name: text, slug: text })),
  correctedTerm: nullOr(text),
});
export const termProducts: DecoderOf<typeof TermProducts> = struct({
  products: array(product),
  correctedTerm: nullOr(text),
});
