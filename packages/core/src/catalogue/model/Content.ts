import * as Schema from "effect/Schema";
import { Image } from "../../product/Product.ts";

/** A teaser of the blog; not a link without a `url`. */
export const BlogEntry = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  url: Schema.NullOr(Schema.String),
  image: Schema.NullOr(Image),
  publishedAt: Schema.String,
});
export interface BlogEntry extends Schema.Schema.Type<typeof BlogEntry> {}

/** The requested page of the blog's teasers. */
export interface BlogQuery {
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A column of links at the foot of each page. */
export const FooterBlock = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  links: Schema.Array(Schema.Struct({ label: Schema.String, url: Schema.String })),
});
export interface FooterBlock extends Schema.Schema.Type<typeof FooterBlock> {}
