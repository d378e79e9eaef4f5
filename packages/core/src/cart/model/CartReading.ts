import type { Cart } from "./Cart.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";

/** The cart as read from the server, with its shipping methods. */
export interface CartReading {
  readonly cart: Cart | null;
  readonly methods: ReadonlyArray<ShippingMethod> | null;
}
