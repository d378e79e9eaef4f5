import type { ShopError } from "../shop/ShopError.ts";

/** Whether the server says that it has done something by this `Idempotency-Key`, which was asked for otherwise now. */
export function isKeyReused(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "IDEMPOTENCY_KEY_REUSED";
}
