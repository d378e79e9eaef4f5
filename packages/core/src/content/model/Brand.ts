import * as Schema from "effect/Schema";

/** A brand with products in the shop. */
export const Brand = Schema.Struct({
  /** Its option of the attribute `brand`. */
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  description: Schema.NullOr(Schema.String),
  productCount: Schema.Natural,
});
export interface Brand extends Schema.Schema.Type<typeof Brand> {}
