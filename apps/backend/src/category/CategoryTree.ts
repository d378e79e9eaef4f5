import type { Selectable } from "kysely";
import type { CategoryTable } from "../database/DatabaseSchema.ts";

export type CategoryRow = Omit<Selectable<CategoryTable>, "level" | "parent_level">;

/** A category with its ancestors and descendants. */
export interface CategoryNode {
  readonly row: CategoryRow;
  /** The `url_key`s from the top category down, joined with `/`. */
  readonly path: string;
  /** Itself and all above it, from the top down. */
  readonly lineage: ReadonlyArray<number>;
  readonly children: ReadonlyArray<CategoryNode>;
}

/** All categories: the top ones in order, and each by its id. */
export interface CategoryTree {
  readonly top: ReadonlyArray<CategoryNode>;
  readonly byId: ReadonlyMap<number, CategoryNode>;
}
