// Generated from the schemas by `npm run codegen`. Do not edit.
import { nullOr, struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type Destination } from "../Destination.schema.ts";

export const destination: DecoderOf<typeof Destination> = struct({
  postcode: text,
  city: text,
  street: nullOr(text),
  houseNumber: nullOr(text),
  name: nullOr(text),
  telephone: nullOr(text),
  note: nullOr(text),
});
