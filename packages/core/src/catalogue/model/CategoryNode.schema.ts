import * as Schema from "effect/Schema";
import type * as model from "./CategoryNode.ts";

/** Schema of `CategoryNode`: a category of the server, before counting, filtering and paths. */
export const CategoryNode = Schema.Struct({
  id: Schema.String,
  parentId: Schema.NullOr(Schema.String),
  name: Schema.String,
  urlKey: Schema.String,
  content: Schema.NullOr(Schema.String),
  keywords: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
  isPromotion: Schema.Boolean,
  isHomepageProhibited: Schema.Boolean,
  promotionPlace: Schema.NullOr(Schema.String),
  ownProductCount: Schema.Natural,
  children: Schema.Array(Schema.suspend((): Schema.Codec<model.CategoryNode> => CategoryNode)),
}) satisfies { readonly Type: model.CategoryNode };
