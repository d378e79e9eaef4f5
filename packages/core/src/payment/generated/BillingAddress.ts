// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { type BillingAddress } from "../BillingAddress.schema.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const billingAddress: DecoderOf<typeof BillingAddress> = struct({
  postcode: text,
  city: text,
  street: nullOr(text),
  houseNumber: nullOr(text),
  id: nonEmpty,
  name: nullOr(text),
  isCompany: bool,
  vatNumber: nullOr(text),
  bankTransferEnabled: bool,
  isDefault: bool,
  isImported: bool,
});
