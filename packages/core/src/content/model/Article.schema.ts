import * as Schema from "effect/Schema";
import type * as model from "./Article.ts";

/** Schema of `Article`: an article of the shop, such as its terms or imprint. */
export const Article = Schema.Struct({
  id: Schema.String,
  urlKey: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  content: Schema.String,
  validFrom: Schema.String,
}) satisfies { readonly Type: model.Article };
