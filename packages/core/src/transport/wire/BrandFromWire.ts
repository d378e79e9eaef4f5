import * as Schema from "effect/Schema";
import { Brand } from "../../content/Brand.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const WireBrand = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  description: nullish(Schema.String),
  product_count: Schema.Natural,
});

/** The contract's `Brand`, read into the model. */
export const BrandFromWire = decodeOnly(WireBrand, Brand, ({ product_count, description, ...brand }) => ({
  ...brand,
  description: description ?? null,
  productCount: product_count,
}));
