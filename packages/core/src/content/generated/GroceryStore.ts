// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, checks, finite, int } from "../../decoding/kernel.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const groceryStoreChecks: Decoder<unknown> = checks({
  latitude: finite,
  longitude: finite,
  week: array(checks({ weekday: int })),
});
