// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, literals, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { price } from "../../product/generated/Product.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type PaymentKind, type PaymentMethod } from "../PaymentMethod.schema.ts";

export const paymentKind: DecoderOf<typeof PaymentKind> = literals(
  "bankTransfer",
  "cashOnDelivery",
  "simple",
  "borgun",
  "savedCard",
);
export const paymentMethod: DecoderOf<typeof PaymentMethod> = struct({
  id: nonEmpty,
  kind: nullOr(paymentKind),
  name: text,
  isAvailable: bool,
  cost: nullOr(price),
  minAmount: nullOr(price),
  maxAmount: nullOr(price),
  shortDescription: nullOr(text),
  postalDescription: nullOr(text),
});
