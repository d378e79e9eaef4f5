import * as Schema from "effect/Schema";
import { Product } from "../../product/Product.schema.ts";
import type * as model from "./ProductQuery.ts";

/** Schema of `Facet`: a filterable attribute, with the number of products for each option. */
export const Facet = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String, count: Schema.Natural })),
}) satisfies { readonly Type: model.Facet };

/** Schema of `ProductPage`: a page of products, and the filters of all pages together. */
export const ProductPage = Schema.Struct({
  products: Schema.Array(Product),
  page: Schema.Natural,
  pageSize: Schema.Natural,
  lastPage: Schema.Natural,
  total: Schema.Natural,
  isPopularOnly: Schema.Boolean,
  facets: Schema.Struct({
    attributes: Schema.Array(Facet),
    priceMin: Schema.NullOr(Schema.Int),
    priceMax: Schema.NullOr(Schema.Int),
    discountedCount: Schema.Natural,
    newsCount: Schema.Natural,
  }),
  correctedTerm: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.ProductPage };

/** Schema of `TermProducts`: what was found for a term of a list, the best first. */
export const TermProducts = Schema.Struct({
  products: Schema.Array(Product),
  correctedTerm: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.TermProducts };

/** Schema of `SearchSuggestions`: suggestions for a partial term. */
export const SearchSuggestions = Schema.Struct({
  products: Schema.Array(Product),
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, path: Schema.String })),
  brands: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, slug: Schema.String })),
  correctedTerm: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.SearchSuggestions };
