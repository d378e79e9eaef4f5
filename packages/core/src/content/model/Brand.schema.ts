import * as Schema from "effect/Schema";
import type * as model from "./Brand.ts";

/** Schema of `Brand`: a brand with products in the shop. */
export const Brand = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  description: Schema.NullOr(Schema.String),
  productCount: Schema.Natural,
}) satisfies { readonly Type: model.Brand };
