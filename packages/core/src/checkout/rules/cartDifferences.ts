import type { Cart, CartChoices, CartLine } from "../../cart/model/Cart.ts";
import { cartTotals, type CartTotals } from "../../cart/rules/cartTotals.ts";
import { ifUsable } from "../../delivery/rules/effectiveMethod.ts";
import { sameData } from "../../kernel/sameData.ts";
import type { CartDifference } from "../model/CartDifference.ts";

/** Compared by id, whatever else the server returns. */
const identified = ["linkedOrder", "shippingMethod", "timeSlot", "postPoint", "paymentMethod"] as const;
const written = ["couponCode", "shippingAddress", "contactPerson", "billingAddress", "savedCardId"] as const;
const parts = [
  "goods",
  "deposit",
  "discount",
  "delivery",
  "cashOnDelivery",
  "boxing",
  "total",
] as const satisfies ReadonlyArray<keyof CartTotals>;

const productOf = ({ product: { id, name } }: CartLine) => ({ productId: id, name });
const byId = (lines: ReadonlyArray<CartLine>) => new Map(lines.map((line) => [line.product.id, line]));
const isWarned = ({ warnings }: Cart, { product }: CartLine) =>
  warnings.some(({ productId }) => productId === product.id);

const linesDiffer = (seen: Cart, present: Cart): ReadonlyArray<CartDifference> => {
  const [before, after] = [byId(seen.lines), byId(present.lines)];
  const gone = seen.lines.filter(({ product }) => !after.has(product.id));
  return [
    ...gone.map((line) => ({ kind: "removed" as const, ...productOf(line) })),
    ...present.lines.flatMap((line): ReadonlyArray<CartDifference> => {
      const old = before.get(line.product.id);
      const of = productOf(line);
      const wasWarned = old !== undefined && isWarned(seen, old);
      return [
        ...(old ? [] : [{ kind: "added" as const, ...of }]),
        ...(old && old.quantity !== line.quantity
          ? [{ kind: "quantity" as const, ...of, before: old.quantity, after: line.quantity }]
          : []),
        ...(old && old.price !== line.price
          ? [{ kind: "price" as const, ...of, before: old.price, after: line.price }]
          : []),
        ...(isWarned(present, line) === wasWarned
          ? []
          : [{ kind: wasWarned ? ("available" as const) : ("unavailable" as const), ...of }]),
      ];
    }),
  ];
};

function totalsOf(cart: Cart): CartTotals {
  const shippingMethod = ifUsable(cart.shippingMethod);
  const paymentMethod = shippingMethod === cart.shippingMethod ? cart.paymentMethod : null;
  return cartTotals(cart, { ...cart, shippingMethod, paymentMethod });
}

const couponDiffers = (seen: Cart, { reason }: { readonly reason: string | null }): CartDifference =>
  seen.couponCode === null || reason === null
    ? { kind: "choice", choice: "couponCode" }
    : { kind: "coupon", couponCode: seen.couponCode, reason };

interface Compared {
  readonly present: Cart;
  readonly except?: ReadonlyArray<string> | undefined;
  readonly couponReason?: string | null;
}

/**
 * All differences between a cart and what the shopper saw: products, prices, availability, fees, and choices, except
 * the shopper's own last one (`except`). A method that cannot be used has no fee, nor has its payment. A coupon that left has the server's reason, where there is one. Empty when there is nothing to show.
 *
 * @rule ORDER-9
 */
export function cartDifferences(
  seen: Cart,
  // Stryker disable next-line ArrayDeclaration: No choice has that name.
  { present, except = [], couponReason = null }: Compared,
): ReadonlyArray<CartDifference> {
  const [before, after] = [totalsOf(seen), totalsOf(present)];
  const choices: ReadonlyArray<keyof CartChoices> = [
    ...identified.filter((choice) => seen[choice]?.id !== present[choice]?.id),
    ...written.filter((choice) => !sameData(seen[choice], present[choice])),
  ];
  return [
    ...linesDiffer(seen, present),
    ...parts
      .filter((part) => before[part] !== after[part])
      .map((part) => ({ kind: "amount" as const, part, before: before[part], after: after[part] })),
    ...choices
      .filter((choice) => !except.includes(choice))
      .map((choice) =>
        choice === "couponCode" ? couponDiffers(seen, { reason: couponReason }) : { kind: "choice" as const, choice },
      ),
  ];
}
