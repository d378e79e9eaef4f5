import * as Schema from "effect/Schema";

/** A category as the server tells of it, before the tree is counted, filtered and given its paths. */
export interface CategoryNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly urlKey: string;
  readonly description: string | null;
  readonly isPromotion: boolean;
  /** Products in this category itself, those of its children not among them. */
  readonly ownProductCount: number;
  readonly children: ReadonlyArray<CategoryNode>;
}

export const CategoryNode = Schema.Struct({
  id: Schema.String,
  parentId: Schema.NullOr(Schema.String),
  name: Schema.String,
  urlKey: Schema.String,
  description: Schema.NullOr(Schema.String),
  isPromotion: Schema.Boolean,
  ownProductCount: Schema.Natural,
  children: Schema.Array(Schema.suspend((): Schema.Codec<CategoryNode> => CategoryNode)),
});
