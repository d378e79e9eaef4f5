import * as Schema from "effect/Schema";
import { GroceryStore } from "../../content/GroceryStore.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const WireStore = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street: Schema.String,
  house_number: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  telephone: nullish(Schema.String),
  email: nullish(Schema.String),
  description: nullish(Schema.String),
  opening_hours: Schema.Array(Schema.Struct({ weekday: Schema.Int, opens: Schema.String, closes: Schema.String })),
  special_days: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      name: Schema.String,
      opens: nullish(Schema.String),
      closes: nullish(Schema.String),
    }),
  ),
});

/** The contract's `Store`, read into the model. */
export const GroceryStoreFromWire = decodeOnly(
  WireStore,
  GroceryStore,
  ({ house_number, opening_hours, special_days, ...store }) => ({
    ...store,
    postcode: String(store.postcode),
    houseNumber: house_number,
    telephone: store.telephone ?? null,
    email: store.email ?? null,
    description: store.description ?? null,
    week: opening_hours,
    specialDays: special_days.map(({ date, name, opens = null, closes = null }) => ({
      date,
      name,
      hours: opens === null || closes === null ? [] : [{ opens, closes }],
    })),
  }),
);
