import type { ShopError } from "../shop/ShopError.ts";
import type { ValidationError } from "./TransportError.ts";

/** Whether the server sells what is in the cart to adults only, and has not been told that the shopper is one. */
export function isAgeUnconfirmed(error: ShopError): error is ValidationError {
  return error._tag === "ValidationError" && Object.hasOwn(error.fields, "age_confirmed");
}
