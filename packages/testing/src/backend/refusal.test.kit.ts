import { isRefused, type ShopError } from "@kamra/core";

/** The error of a command that is refused, or of a query that fails; null for none. */
export const refusal = (promise: Promise<unknown>): Promise<ShopError | null> =>
  promise.then(
    (result) => (isRefused(result) ? result.error : null),
    (error: ShopError) => error,
  );
