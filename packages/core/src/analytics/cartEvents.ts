import type { CartLine } from "../cart/Cart.ts";
import { heldDecimal, heldPerUnit } from "../product/heldDecimal.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";
import { analyticsItem } from "./analyticsItem.ts";

type Line = Parameters<typeof analyticsItem>[0];

/**
 * What analytics hear of a cart that was changed: of each product whose quantity rose or fell, and by how much.
 *
 * Units: default units. Rounding: five decimals.
 *
 * @rule CART-6
 * @example cartEvents([], [{ product: { id: "1", name: "Milk" }, price: 399, quantity: 2 }]) // => [{ kind: "addedToCart", item: { id: "1", name: "Milk", price: 399, quantity: 2 } }]
 */
export function cartEvents(before: ReadonlyArray<Line>, after: ReadonlyArray<Line>): ReadonlyArray<AnalyticsEvent> {
  const quantityIn = (lines: ReadonlyArray<Line>, id: CartLine["product"]["id"]) =>
    heldDecimal(lines.find(({ product }) => product.id === id)?.quantity ?? 0);
  const gone = before.filter(({ product }) => quantityIn(after, product.id) === 0);
  return [...after, ...gone].flatMap((line): ReadonlyArray<AnalyticsEvent> => {
    const { id } = line.product;
    const rise = quantityIn(after, id) - quantityIn(before, id);
    if (rise === 0) return [];
    const item = analyticsItem({ ...line, quantity: Math.abs(rise) / heldPerUnit });
    return [{ kind: rise > 0 ? "addedToCart" : "removedFromCart", item }];
  });
}
