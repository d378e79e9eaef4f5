import * as Schema from "effect/Schema";

/** Something that the shop has to say once and for all: its terms, its imprint, how it works. */
export const Article = Schema.Struct({
  id: Schema.String,
  urlKey: Schema.String,
  title: Schema.String,
  /** Its summary in one sentence. */
  lead: Schema.String,
  /** HTML. */
  content: Schema.String,
  /** The calendar day from which it holds. */
  validFrom: Schema.String,
});
export interface Article extends Schema.Schema.Type<typeof Article> {}
