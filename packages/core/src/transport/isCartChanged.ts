import type { ShopError } from "../shop/ShopError.ts";

/** Whether the server says that the cart has been updated since the revision that a change was made to. */
export function isCartChanged(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "CART_CHANGED";
}
