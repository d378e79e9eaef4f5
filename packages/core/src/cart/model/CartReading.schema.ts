import * as Schema from "effect/Schema";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.schema.ts";
import { Cart } from "./Cart.schema.ts";
import type * as model from "./CartReading.ts";

/** Schema of `CartReading`: the cart as read from the server, with its shipping methods. */
export const CartReading = Schema.Struct({
  cart: Schema.NullOr(Cart),
  methods: Schema.NullOr(Schema.Array(ShippingMethod)),
}) satisfies { readonly Type: model.CartReading };
