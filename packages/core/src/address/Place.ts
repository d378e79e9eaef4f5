import * as Schema from "effect/Schema";

/** A place that a postcode names. */
export const Place = Schema.Struct({
  postcode: Schema.String,
  city: Schema.String,
});
export interface Place extends Schema.Schema.Type<typeof Place> {}
