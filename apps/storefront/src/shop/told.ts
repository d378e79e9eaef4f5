import { isShopError } from "@kamra/core";

/**
 * Ignores a query's failure that the shop has already shown, by a notice or in its state. Errors: throws any other,
 * which is a bug.
 */
export function told(error: unknown): void {
  if (!isShopError(error)) throw error;
}
