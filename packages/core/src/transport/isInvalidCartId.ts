import type { ShopError } from "../shop/ShopError.ts";

/** Whether the server says that the id is not the id of a cart. */
export function isInvalidCartId(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "INVALID_CART_ID";
}
