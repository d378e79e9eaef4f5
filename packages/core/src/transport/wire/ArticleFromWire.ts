import * as Schema from "effect/Schema";
import { Article } from "../../content/Article.ts";
import { decodeOnly } from "./decodeOnly.ts";

const WireArticle = Schema.Struct({
  id: Schema.String,
  url_key: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  content: Schema.String,
  valid_from: Schema.String,
});

/** The contract's `Article`, read into the model. */
export const ArticleFromWire = decodeOnly(WireArticle, Article, ({ url_key, valid_from, ...article }) => ({
  ...article,
  urlKey: url_key,
  validFrom: valid_from,
}));
