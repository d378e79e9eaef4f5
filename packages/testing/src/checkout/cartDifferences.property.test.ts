import { type CartDifference } from "@kamra/core/checkout";
import { cartDifferences } from "@kamra/core/unstable";
import { type Cart, cartTotals } from "@kamra/core/cart";
import { huf } from "@kamra/core/product";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { carts } from "../arbitraries/index.ts";
import { runs } from "../runs.test.config.ts";

const now = new Date("2026-11-21T10:00:00Z");

const fates = fc.array(fc.constantFrom("same", "same", "same", "gone", "more", "dearer", "other warning"), {
  minLength: 4,
  maxLength: 4,
});
const parts = [
  "couponCode",
  "linkedOrder",
  "shippingMethod",
  "shippingAddress",
  "timeSlot",
  "postPoint",
  "contactPerson",
  "billingAddress",
  "paymentMethod",
  "savedCardId",
  "discountPrice",
  "ageConfirmed",
  "hash",
] as const;

/** A cart, and its later state: some of its lines, and parts of another cart. */
const pairs = fc
  .tuple(carts({ now, maxLines: 3 }), carts({ now, maxLines: 1 }), fc.subarray([...parts]), fates, fc.boolean())
  .map(([seen, other, taken, fate, isAdded]): readonly [Cart, Cart] => {
    const fateOf = (index: number) => fate[index] ?? "same";
    const known = new Set<string>(seen.lines.map(({ product }) => product.id));
    const lines = [
      ...seen.lines.flatMap((line, index) => {
        if (fateOf(index) === "gone") return [];
        return {
          ...line,
          ...(fateOf(index) === "more" && { quantity: line.quantity + 1 }),
          ...(fateOf(index) === "dearer" && { price: huf(line.price + 1), total: huf(line.total + 1) }),
        };
      }),
      ...(isAdded ? other.lines.filter(({ product }) => !known.has(product.id)) : []),
    ];
    const isOther = (id: string) =>
      fateOf(seen.lines.findIndex(({ product }) => product.id === id)) === "other warning";
    const warned = new Set<string>(seen.warnings.map(({ productId }) => productId));
    const warnings = lines
      .filter(({ product }) => warned.has(product.id) !== isOther(product.id))
      .map(({ product }) => ({ productId: product.id, productName: product.name, message: "" }));
    const replaced = Object.fromEntries(taken.map((part) => [part, other[part]]));
    return [
      seen,
      { ...seen, ...replaced, lines, warnings, totalPrice: huf(lines.reduce((sum, { total }) => sum + total, 0)) },
    ];
  });

const choices = ["couponCode", "shippingAddress", "contactPerson", "billingAddress", "savedCardId"] as const;

/** What the shop charges: no fee of a method that cannot be used, nor for cash that its courier would take. */
const charged = (cart: Cart) => {
  const { shippingMethod } = cart;
  const isBlocked = shippingMethod !== null && (!shippingMethod.isAvailable || shippingMethod.problems.length > 0);
  return cartTotals(cart, isBlocked ? { ...cart, shippingMethod: null, paymentMethod: null } : cart);
};

/** Everything that a shopper must see, as one line of text for each fact. */
const sight = (cart: Cart): ReadonlySet<string> =>
  new Set([
    ...cart.lines.flatMap(({ product: { id }, quantity, price }) => [
      `${id} is there`,
      `${id}: ${quantity}`,
      `${id} at ${price}`,
    ]),
    ...cart.warnings.map(({ productId }) => `${productId} cannot be ordered`),
    ...Object.entries(charged(cart)).map(([part, amount]) => `${part}: ${amount}`),
    ...choices.map((choice) => `${choice}: ${JSON.stringify(cart[choice])}`),
    `by ${cart.shippingMethod?.id} at ${cart.timeSlot?.id} to ${cart.postPoint?.id} with ${cart.linkedOrder?.id}, ${cart.paymentMethod?.id}`,
  ]);

const productIds = (differences: ReadonlyArray<CartDifference>, kind: CartDifference["kind"]) =>
  differences.flatMap((difference) =>
    difference.kind === kind && "productId" in difference ? [difference.productId] : [],
  );

describe("a difference from the cart that the shopper saw", () => {
  it.prop([pairs], runs)("[ORDER-9] is absent exactly when the shopper would see the same", ([seen, present]) => {
    const [before, after] = [sight(seen), sight(present)];
    // A product that is gone with its warning needs no further notice.
    const isSame = before.size === after.size && [...before].every((line) => after.has(line));
    expect(cartDifferences(seen, { present }).length === 0).toBe(isSame);
    expect(cartDifferences(present, { present })).toEqual([]);
  });

  it.prop([pairs], runs)("[ORDER-9] is reported by product and amount, before and after", ([seen, present]) => {
    const differences = cartDifferences(seen, { present });
    const ids = ({ lines }: Cart) => lines.map(({ product }) => product.id);
    expect(productIds(differences, "removed")).toEqual(ids(seen).filter((id) => !ids(present).includes(id)));
    expect(productIds(differences, "added")).toEqual(ids(present).filter((id) => !ids(seen).includes(id)));
    for (const difference of differences) {
      if (difference.kind === "amount") {
        expect(difference.before).toBe(charged(seen)[difference.part]);
        expect(difference.after).toBe(charged(present)[difference.part]);
      }
      if (difference.kind === "price" || difference.kind === "quantity") {
        const of = (cart: Cart) =>
          cart.lines.find(({ product }) => product.id === difference.productId)?.[difference.kind];
        expect([difference.before, difference.after]).toEqual([of(seen), of(present)]);
        expect(difference.before).not.toBe(difference.after);
      }
    }
  });

  it.prop([pairs], runs)("[ORDER-9] is not reported for the shopper's own choices", ([seen, present]) => {
    const all = cartDifferences(seen, { present });
    const except = all.flatMap((difference) => (difference.kind === "choice" ? [difference.choice] : []));
    expect(cartDifferences(seen, { present, except })).toEqual(all.filter(({ kind }) => kind !== "choice"));
  });
});
