// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, checks, int, natural, nullOr, struct, text } from "../../decoding/kernel.ts";
import { productChecks } from "../../product/generated/Product.ts";
import { type Decoder, type DecoderOf } from "../../decoding/Decoder.ts";
import { type Facet } from "../ProductQuery.ts";

export const facet: DecoderOf<typeof Facet> = struct({
  code: text,
  name: text,
  options: array(struct({ id: text, label: text, count: natural })),
});
export const facetChecks: Decoder<unknown> = checks({ options: array(checks({ count: natural })) });
export const productPageChecks: Decoder<unknown> = checks({
  products: array(productChecks),
  page: natural,
  pageSize: natural,
  lastPage: natural,
  total: natural,
  facets: checks({
    attributes: array(facetChecks),
    priceMin: nullOr(int),
    priceMax: nullOr(int),
    discountedCount: natural,
    newsCount: natural,
  }),
});
