import * as Schema from "effect/Schema";
import { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { Cart } from "./Cart.ts";

/** The cart as the server tells of it, with the shipping methods for it. */
export const SightOfCart = Schema.Struct({
  cart: Schema.NullOr(Cart),
  methods: Schema.NullOr(Schema.Array(ShippingMethod)),
});
export interface SightOfCart extends Schema.Schema.Type<typeof SightOfCart> {}
