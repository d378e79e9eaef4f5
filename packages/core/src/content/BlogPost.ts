import * as Schema from "effect/Schema";
import { BlogEntry } from "../catalogue/Content.ts";

/** A blog entry that the shop has written itself, whole. */
export const BlogPost = Schema.Struct({
  ...BlogEntry.fields,
  /** HTML. */
  content: Schema.String,
});
export interface BlogPost extends Schema.Schema.Type<typeof BlogPost> {}
