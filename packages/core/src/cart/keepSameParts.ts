import { keepSame } from "../kernel/keepSame.ts";
import type { Cart, CartLine } from "./Cart.ts";

const keepLine = (previous: CartLine | undefined, next: CartLine): CartLine =>
  previous === next ? next : keepSame(previous, { ...next, product: keepSame(previous?.product, next.product) });

/** The next cart, reusing the previous object for every equal part and for an equal cart. */
export function keepSameParts(previous: Cart | null, next: Cart): Cart {
  if (previous === null || previous === next) return next;
  const before = ({ product: { id } }: CartLine, index: number): CartLine | undefined => {
    const there = previous.lines[index];
    // Most lines keep their position, so try it before searching.
    return there?.product.id === id ? there : previous.lines.find(({ product }) => product.id === id);
  };
  return keepSame(previous, {
    ...next,
    lines: keepSame(
      previous.lines,
      next.lines.map((line, index) => keepLine(before(line, index), line)),
    ),
    linkedOrder: keepSame(previous.linkedOrder, next.linkedOrder),
    shippingMethod: keepSame(previous.shippingMethod, next.shippingMethod),
    shippingAddress: keepSame(previous.shippingAddress, next.shippingAddress),
    timeSlot: keepSame(previous.timeSlot, next.timeSlot),
    postPoint: keepSame(previous.postPoint, next.postPoint),
    contactPerson: keepSame(previous.contactPerson, next.contactPerson),
    billingAddress: keepSame(previous.billingAddress, next.billingAddress),
    paymentMethod: keepSame(previous.paymentMethod, next.paymentMethod),
    warnings: keepSame(previous.warnings, next.warnings),
  });
}
