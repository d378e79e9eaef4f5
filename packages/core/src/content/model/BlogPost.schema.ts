import * as Schema from "effect/Schema";
import { BlogEntry } from "../../catalogue/model/Content.schema.ts";
import type * as model from "./BlogPost.ts";

/** Schema of `BlogPost`: a complete blog entry of the shop itself. */
export const BlogPost = Schema.Struct({
  ...BlogEntry.fields,
  content: Schema.String,
}) satisfies { readonly Type: model.BlogPost };
