import * as Schema from "effect/Schema";
import { Image } from "../../product/Product.schema.ts";
import type * as model from "./Content.ts";

/** Schema of `BlogEntry`: a teaser of the blog; not a link without a `url`. */
export const BlogEntry = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  url: Schema.NullOr(Schema.String),
  image: Schema.NullOr(Image),
  publishedAt: Schema.String,
}) satisfies { readonly Type: model.BlogEntry };

/** Schema of `FooterBlock`: a column of links at the foot of each page. */
export const FooterBlock = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  links: Schema.Array(Schema.Struct({ label: Schema.String, url: Schema.String })),
}) satisfies { readonly Type: model.FooterBlock };
