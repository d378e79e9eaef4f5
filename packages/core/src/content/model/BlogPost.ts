import * as Schema from "effect/Schema";
import { BlogEntry } from "../../catalogue/model/Content.ts";

/** A complete blog entry of the shop itself. */
export const BlogPost = Schema.Struct({
  ...BlogEntry.fields,
  /** HTML. */
  content: Schema.String,
});
export interface BlogPost extends Schema.Schema.Type<typeof BlogPost> {}
