import * as Schema from "effect/Schema";
import { Facet, ProductPage } from "../../catalog/ProductQuery.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { eachValid } from "./eachValid.ts";
import { nullish } from "./nullish.ts";
import { ProductFromWire } from "./ProductFromWire.ts";

const WireProductPage = Schema.Struct({
  data: eachValid(ProductFromWire),
  paginatorInfo: Schema.Struct({
    currentPage: Schema.Natural,
    perPage: Schema.Natural,
    lastPage: Schema.Natural,
    total: Schema.Natural,
  }),
  facets: Schema.Struct({
    attributes: Schema.Array(Facet),
    price_min: nullish(Schema.Int),
    price_max: nullish(Schema.Int),
    discounted_count: Schema.Natural,
    news_count: Schema.Natural,
  }),
});

/** The contract's `ProductPage`, read into the model; a product that is refused leaves the others where they are. */
export const ProductPageFromWire = decodeOnly(WireProductPage, ProductPage, ({ data, paginatorInfo, facets }) => ({
  products: data,
  page: paginatorInfo.currentPage,
  pageSize: paginatorInfo.perPage,
  lastPage: paginatorInfo.lastPage,
  total: paginatorInfo.total,
  facets: {
    attributes: facets.attributes,
    priceMin: facets.price_min ?? null,
    priceMax: facets.price_max ?? null,
    discountedCount: facets.discounted_count,
    newsCount: facets.news_count,
  },
}));
