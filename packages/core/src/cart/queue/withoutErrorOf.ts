import type { CartChange } from "../model/CartChange.ts";
import type { CartState } from "./CartState.ts";

/** Removes the error of the line that changes now. */
export function withoutErrorOf(change: CartChange, lineErrors: CartState["lineErrors"]): CartState["lineErrors"] {
  if (change.kind === "empty") return {};
  if (!("productId" in change) || lineErrors[change.productId] === undefined) return lineErrors;
  return Object.fromEntries(Object.entries(lineErrors).filter(([id]) => id !== change.productId));
}
