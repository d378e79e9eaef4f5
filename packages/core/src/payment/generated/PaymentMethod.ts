// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, literals, nonEmpty, nullOr, struct, text } from "../../decoding/kernel.ts";
import { price } from "../../product/generated/Product.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type PaymentMethod } from "../PaymentMethod.ts";

export const paymentMethod: DecoderOf<typeof PaymentMethod> = struct({
  id: nonEmpty,
  kind: nullOr(literals("bankTransfer", "cashOnDelivery", "simple", "borgun", "savedCard")),
  name: text,
  isAvailable: bool,
  cost: nullOr(price),
  shortDescription: nullOr(text),
  shortDescriptionMplType: nullOr(text),
});
