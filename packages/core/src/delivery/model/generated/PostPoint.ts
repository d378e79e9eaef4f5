// Generated from the schemas by `npm run codegen`. Do not edit.
import { finite, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type PostPoint } from "../PostPoint.schema.ts";

export const postPoint: DecoderOf<typeof PostPoint> = struct({
  postcode: text,
  city: text,
  id: nonEmpty,
  extId: nullOr(text),
  name: text,
  streetName: text,
  streetType: text,
  houseNumber: text,
  latitude: finite,
  longitude: finite,
  servicePointType: text,
  workingHours: text,
});
