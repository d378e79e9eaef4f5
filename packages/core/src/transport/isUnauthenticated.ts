import type { ShopError } from "../shop/ShopError.ts";

/** Whether the server says that it does not know, or no longer takes, the token. */
export function isUnauthenticated(error: ShopError): boolean {
  return error._tag === "ServerError" && error.code === "UNAUTHENTICATED";
}
