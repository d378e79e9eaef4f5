import * as Schema from "effect/Schema";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { Cart } from "./Cart.ts";

/** The cart as read from the server, with its shipping methods. */
export const CartReading = Schema.Struct({
  cart: Schema.NullOr(Cart),
  methods: Schema.NullOr(Schema.Array(ShippingMethod)),
});
export interface CartReading extends Schema.Schema.Type<typeof CartReading> {}
