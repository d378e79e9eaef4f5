import * as Schema from "effect/Schema";

/** Opening hours in local time: `07:00` to `20:00`. */
const Hours = Schema.Struct({ opens: Schema.String, closes: Schema.String });
export interface Hours extends Schema.Schema.Type<typeof Hours> {}

/** A physical store. */
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
  /** HTML. */
  description: Schema.NullOr(Schema.String),
  /** The opening hours by weekday (Monday 1, Sunday 7); a missing one is closed. */
  week: Schema.Array(Schema.Struct({ weekday: Schema.Int, ...Hours.fields })),
  /** The hours of a calendar day, which replace its weekday's; closed without any. */
  specialDays: Schema.Array(Schema.Struct({ date: Schema.String, name: Schema.String, hours: Schema.Array(Hours) })),
});
export interface GroceryStore extends Schema.Schema.Type<typeof GroceryStore> {}
