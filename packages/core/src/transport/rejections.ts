import type { ShopError } from "../kernel/ShopError.ts";
import { type ServerError, ValidationError } from "../kernel/TransportError.ts";

/** Whether the server refused the cart because it needs a confirmed age. */
export function isAgeUnconfirmed(error: ShopError): error is ValidationError {
  return error._tag === "ValidationError" && Object.hasOwn(error.fields, "age_confirmed");
}

/** Why the server refused the coupon, and took it out of the cart; null when it did not. */
export function couponRefusal(error: ShopError): string | null {
  return error._tag === "ValidationError" ? (error.fields["coupon_code"] ?? null) : null;
}

/** What the server refused besides the coupon; null for nothing else. */
export function besidesCoupon(error: ShopError): ShopError | null {
  if (error._tag !== "ValidationError") return error;
  const { coupon_code: _coupon, ...fields } = error.fields;
  return Object.keys(fields).length > 0 ? new ValidationError({ message: error.message, fields }) : null;
}

/** Whether the server refused because the cart has a newer revision. */
export function isCartChanged(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "CART_CHANGED";
}

/** Whether the server refused the cart's id. */
export function isInvalidCartId(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "INVALID_CART_ID";
}

/** Whether the server refused an `Idempotency-Key` that was used for another input. */
export function isKeyReused(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "IDEMPOTENCY_KEY_REUSED";
}

/** Whether the server refused the token as unknown or revoked. */
export function isUnauthenticated(error: ShopError): error is ServerError {
  return error._tag === "ServerError" && error.code === "UNAUTHENTICATED";
}
