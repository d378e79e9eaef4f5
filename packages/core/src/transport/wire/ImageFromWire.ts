import * as Schema from "effect/Schema";
import { Image } from "../../product/Product.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const WireImage = Schema.Struct({
  id: Schema.String,
  alt: nullish(Schema.String),
  conversions: Schema.Struct({ full: Schema.String, list: Schema.String, thumbnail: Schema.String }),
});

export const ImageFromWire = decodeOnly(WireImage, Image, ({ id, alt, conversions }) => ({
  id,
  alt: alt ?? null,
  ...conversions,
}));
