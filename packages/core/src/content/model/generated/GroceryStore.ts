// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, finite, int, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type GroceryStore } from "../GroceryStore.schema.ts";

export const groceryStore: DecoderOf<typeof GroceryStore> = struct({
  id: text,
  name: text,
  postcode: text,
  city: text,
  street: text,
  houseNumber: text,
  latitude: finite,
  longitude: finite,
  telephone: nullOr(text),
  email: nullOr(text),
  description: nullOr(text),
  week: array(struct({ weekday: int, opens: text, closes: text })),
  specialDays: array(struct({ date: text, name: text, hours: array(struct({ opens: text, closes: text })) })),
});
