import * as Schema from "effect/Schema";
import type * as model from "./Place.ts";

/** Schema of `Place`: a place that a postcode names. */
export const Place = Schema.Struct({
  postcode: Schema.String,
  city: Schema.String,
}) satisfies { readonly Type: model.Place };
