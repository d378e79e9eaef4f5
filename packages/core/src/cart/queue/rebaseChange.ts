import type { CartChange } from "../model/CartChange.ts";

/** `earlier` without the keys of `later`; null when none remain. */
const without = <Fields extends object>(earlier: Fields, later: object): Partial<Fields> | null => {
  const left: Partial<Fields> = { ...earlier };
  for (const name in earlier) if (Object.hasOwn(later, name)) delete left[name];
  return Object.keys(left).length === 0 ? null : left;
};

/**
 * The part of an earlier change that a later one does not override: the earlier change itself when they are independent, null
 * when it no longer needs to be sent.
 *
 * @rule CART-16
 * @example rebaseChange({ kind: "choices", choices: { couponCode: "A", ageConfirmed: true } }, { later: { kind: "choices", choices: { couponCode: null } } }) // => { kind: "choices", choices: { ageConfirmed: true } }
 * @example rebaseChange({ kind: "choices", choices: { couponCode: "A" } }, { later: { kind: "empty" } }) // => { kind: "choices", choices: { couponCode: "A" } }
 * @example rebaseChange({ kind: "empty" }, { later: { kind: "empty" } }) // => null
 */
export function rebaseChange(earlier: CartChange, { later }: { readonly later: CartChange }): CartChange | null {
  switch (earlier.kind) {
    case "line":
      return later.kind === "empty" || (later.kind === "line" && later.productId === earlier.productId)
        ? null
        : earlier;
    case "lineOptions": {
      if (later.kind === "empty") return null;
      if (later.kind === "choices" || later.productId !== earlier.productId) return earlier;
      if (later.kind === "line") return later.line === null ? null : earlier;
      const options = without(earlier.options, later.options);
      return options && { ...earlier, options };
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
