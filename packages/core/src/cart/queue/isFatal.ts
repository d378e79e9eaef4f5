import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartError } from "../model/CartError.ts";

/**
 * Whether there is no cart to show.
 *
 * @rule CART-3
 */
export function isFatal(error: ShopError): error is CartError {
  return error._tag === "CartCreateError" || error._tag === "CartGetError";
}
