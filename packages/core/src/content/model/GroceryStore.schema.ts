import * as Schema from "effect/Schema";
import type * as model from "./GroceryStore.ts";

const Hours = Schema.Struct({ opens: Schema.String, closes: Schema.String }) satisfies { readonly Type: model.Hours };

/** Schema of `GroceryStore`: a physical store. */
export const GroceryStore = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  postcode: Schema.String,
  city: Schema.String,
  street: Schema.String,
  houseNumber: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  telephone: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
  week: Schema.Array(Schema.Struct({ weekday: Schema.Int, ...Hours.fields })),
  specialDays: Schema.Array(Schema.Struct({ date: Schema.String, name: Schema.String, hours: Schema.Array(Hours) })),
}) satisfies { readonly Type: model.GroceryStore };
