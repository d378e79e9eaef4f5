// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct } from "../../decoding/kernel.ts";
import { cart } from "./Cart.ts";
import { shippingMethod } from "../../delivery/generated/ShippingMethod.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type SightOfCart } from "../SightOfCart.ts";

export const sightOfCart: DecoderOf<typeof SightOfCart> = struct({
  cart: nullOr(cart),
  methods: nullOr(array(shippingMethod)),
});
