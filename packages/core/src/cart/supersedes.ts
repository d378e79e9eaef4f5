import type { CartChange } from "./CartChange.ts";

const namesAllOf = (later: object, earlier: object): boolean =>
  Object.keys(earlier).every((name) => Object.hasOwn(later, name));

/**
 * Whether a later change leaves nothing of an earlier one, so that the earlier need not be sent any more.
 *
 * @rule CART-16
 * @example supersedes({ kind: "empty" }, { kind: "choices", choices: { couponCode: null } }) // => false
 * @example supersedes({ kind: "choices", choices: { couponCode: null } }, { kind: "choices", choices: { couponCode: "A" } }) // => true
 */
export function supersedes(later: CartChange, earlier: CartChange): boolean {
  switch (earlier.kind) {
    case "line":
      return later.kind === "empty" || (later.kind === "line" && later.productId === earlier.productId);
    case "wishes":
      if (later.kind === "empty" || later.kind === "choices") return later.kind === "empty";
      if (later.productId !== earlier.productId) return false;
      return later.kind === "line" ? later.line === null : namesAllOf(later.wishes, earlier.wishes);
    case "empty":
      return later.kind === "empty";
    case "choices":
      return later.kind === "choices" && namesAllOf(later.choices, earlier.choices);
  }
}
