import * as Schema from "effect/Schema";
import { BlogEntry } from "../../catalog/Content.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { ImageFromWire } from "./ImageFromWire.ts";
import { nullish } from "./nullish.ts";

export const WireBlogEntry = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  url: nullish(Schema.String),
  image: nullish(ImageFromWire),
  published_at: Schema.String,
});

/** The contract's `BlogEntry`, read into the model. */
export const BlogEntryFromWire = decodeOnly(WireBlogEntry, BlogEntry, ({ url, image, published_at, ...entry }) => ({
  ...entry,
  url: url ?? null,
  image: image ?? null,
  publishedAt: published_at,
}));
