// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type ShippingAddress } from "../ShippingAddress.schema.ts";

export const shippingAddress: DecoderOf<typeof ShippingAddress> = struct({
  postcode: text,
  city: text,
  street: nullOr(text),
  houseNumber: nullOr(text),
  name: nullOr(text),
  telephone: nullOr(text),
  note: nullOr(text),
  id: nonEmpty,
  isDefault: bool,
  isImported: bool,
});
