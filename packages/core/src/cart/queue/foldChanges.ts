import { huf } from "../../product/amounts.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { Cart, CartChoices, CartLine } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";

const withLine = (
  lines: ReadonlyArray<CartLine>,
  { productId, line }: Extract<CartChange, { kind: "line" }>,
): ReadonlyArray<CartLine> => {
  const position = lines.findIndex(({ product }) => product.id === productId);
  const present = lines[position];
  if (present === undefined) return line === null ? lines : [...lines, line];
  if (line === null) return lines.toSpliced(position, 1);
  const { sliced, additionalInformation, substitution } = present;
  return lines.with(position, { ...line, sliced, additionalInformation, substitution });
};

/** A time slot goes with its method (SHIP-7). */
const withChoices = (cart: Cart, choices: Partial<CartChoices>): Cart => {
  const { shippingMethod, linkedOrder } = choices;
  const isLeft = Boolean(linkedOrder) || (shippingMethod && shippingTraits(shippingMethod).needs !== "timeSlot");
  return { ...cart, ...choices, ...(isLeft && { timeSlot: null }) };
};

const foldOne = (cart: Cart, change: CartChange): Cart => {
  const { lines } = cart;
  switch (change.kind) {
    case "empty":
      return { ...cart, lines: [], couponCode: null, deletedProducts: [] };
    case "line":
      return {
        ...cart,
        lines: withLine(lines, change),
        deletedProducts: cart.deletedProducts.filter(({ productId }) => productId !== change.productId),
      };
    case "lineOptions": {
      const withOptions = (line: CartLine) =>
        line.product.id === change.productId ? { ...line, ...change.options } : line;
      return { ...cart, lines: lines.map(withOptions) };
    }
    case "choices":
      return withChoices(cart, change.choices);
  }
};

/**
 * The cart after the server accepts the changes in order. Without changes it returns the same cart, and untouched lines stay
 * the same objects. A line keeps its position; a new line comes last.
 *
 * Units: whole forint; a discount keeps its amount, up to the total, and disappears with its coupon. Errors: none.
 *
 * @rule CART-16, SHIP-7
 */
export function foldChanges(cart: Cart, changes: ReadonlyArray<CartChange>): Cart {
  if (changes.length === 0) return cart;
  const { lines, ...folded } = changes.reduce(foldOne, cart);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const keepsDiscount = cart.discountPrice !== null && folded.couponCode === cart.couponCode;
  return {
    ...folded,
    lines,
    totalPrice: huf(total),
    discountPrice: keepsDiscount ? huf(Math.max(0, total - (cart.totalPrice - cart.discountPrice))) : null,
    warnings: cart.warnings.filter(({ productId }) => lines.some(({ product }) => product.id === productId)),
  };
}
