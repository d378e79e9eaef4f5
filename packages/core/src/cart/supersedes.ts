import type { CartChange } from "./CartChange.ts";

/**
 * Whether a later change leaves nothing of an earlier one, so that the earlier need not be sent any more.
 *
 * @rule CART-16
 * @example supersedes({ kind: "empty" }, { kind: "clearAddress" }) // => false
 */
export function supersedes(later: CartChange, earlier: CartChange): boolean {
  switch (earlier.kind) {
    case "line":
      return later.kind === "empty" || (later.kind === "line" && later.productId === earlier.productId);
    case "empty":
    case "clearAddress":
      return later.kind === earlier.kind;
  }
}
