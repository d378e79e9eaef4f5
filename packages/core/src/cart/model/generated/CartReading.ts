// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct } from "../../../decoding/kernel.ts";
import { cart } from "./Cart.ts";
import { shippingMethod } from "../../../delivery/model/generated/ShippingMethod.ts";
import { type CartReading } from "../CartReading.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const cartReading: DecoderOf<typeof CartReading> = struct({
  cart: nullOr(cart),
  methods: nullOr(array(shippingMethod)),
});
