import type { CartChange } from "./CartChange.ts";

/** What is said of the names that are not in `later`; null when all of them are. */
const without = <Said extends object>(earlier: Said, later: object): Partial<Said> | null => {
  const left: Partial<Said> = { ...earlier };
  for (const name in earlier) if (Object.hasOwn(later, name)) delete left[name];
  return Object.keys(left).length === 0 ? null : left;
};

/**
 * What a later change leaves of an earlier one: the same when they are about different things, null when the earlier need not be
 * sent any more.
 *
 * @rule CART-16
 * @example leftOf({ kind: "choices", choices: { couponCode: "A", ageConfirmed: true } }, { later: { kind: "choices", choices: { couponCode: null } } }) // => { kind: "choices", choices: { ageConfirmed: true } }
 * @example leftOf({ kind: "choices", choices: { couponCode: "A" } }, { later: { kind: "empty" } }) // => { kind: "choices", choices: { couponCode: "A" } }
 * @example leftOf({ kind: "empty" }, { later: { kind: "empty" } }) // => null
 */
export function leftOf(earlier: CartChange, { later }: { readonly later: CartChange }): CartChange | null {
  switch (earlier.kind) {
    case "line":
      return later.kind === "empty" || (later.kind === "line" && later.productId === earlier.productId)
        ? null
        : earlier;
    case "wishes": {
      if (later.kind === "empty") return null;
      if (later.kind === "choices" || later.productId !== earlier.productId) return earlier;
      if (later.kind === "line") return later.line === null ? null : earlier;
      const wishes = without(earlier.wishes, later.wishes);
      return wishes && { ...earlier, wishes };
    }
    case "empty":
      return later.kind === "empty" ? null : earlier;
    case "choices": {
      if (later.kind !== "choices") return earlier;
      const choices = without(earlier.choices, later.choices);
      return choices && { ...earlier, choices };
    }
  }
}
