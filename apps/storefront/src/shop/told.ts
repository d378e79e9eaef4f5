import { isShopError } from "./isShopError.ts";

/** For a query whose failure the shop has told the shopper, by a notice or in its state. Errors: throws any other, which is a bug. */
export function told(error: unknown): void {
  if (!isShopError(error)) throw error;
}
