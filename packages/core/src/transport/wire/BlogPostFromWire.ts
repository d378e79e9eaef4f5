import * as Schema from "effect/Schema";
import { BlogPost } from "../../content/BlogPost.ts";
import { WireBlogEntry } from "./BlogEntryFromWire.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const WireBlogPost = Schema.Struct({ ...WireBlogEntry.fields, content: nullish(Schema.String) });

/** The contract's `BlogEntry` of an entry that the shop has written itself, read into the model. */
export const BlogPostFromWire = decodeOnly(
  WireBlogPost,
  BlogPost,
  ({ url, image, published_at, content, ...post }) => ({
    ...post,
    url: url ?? null,
    image: image ?? null,
    publishedAt: published_at,
    content: content ?? "",
  }),
);
