import type { GroceryStore } from "@kamra/core/content";

/** The address of a store's page. */
export const storePath = ({ id }: Pick<GroceryStore, "id">): `/uzletek/${string}` =>
  `/uzletek/${encodeURIComponent(id)}`;
