import * as Schema from "effect/Schema";

/** An article of the shop, such as its terms or imprint. */
export const Article = Schema.Struct({
  id: Schema.String,
  urlKey: Schema.String,
  title: Schema.String,
  /** Its summary in one sentence. */
  lead: Schema.String,
  /** HTML. */
  content: Schema.String,
  /** The calendar day on which it takes effect. */
  validFrom: Schema.String,
});
export interface Article extends Schema.Schema.Type<typeof Article> {}
