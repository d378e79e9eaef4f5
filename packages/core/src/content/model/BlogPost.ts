import type { BlogEntry } from "../../catalogue/model/Content.ts";

/** A complete blog entry of the shop itself. */
export interface BlogPost extends BlogEntry {
  /** HTML. */
  readonly content: string;
}
