import { shareParts } from "../../kernel/shareParts.ts";
import type { Cart, CartLine } from "../model/Cart.ts";

const shareLine = (previous: CartLine | undefined, next: CartLine): CartLine =>
  previous === undefined || previous === next ? next : shareParts(previous, next);

/** The next cart, reusing the previous object for every equal part and for an equal cart. */
export function shareEqualCart(previous: Cart | null, next: Cart): Cart {
  if (previous === null || previous === next) return next;
  const before = ({ product: { id } }: CartLine, index: number): CartLine | undefined => {
    const there = previous.lines[index];
    // Most lines keep their position, so try it before searching.
    return there?.product.id === id ? there : previous.lines.find(({ product }) => product.id === id);
  };
  return shareParts(previous, {
    ...next,
    lines: next.lines.map((line, index) => shareLine(before(line, index), line)),
  });
}
