import { heldDecimal, heldPerUnit } from "../../product/heldDecimal.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";
import { analyticsItem } from "./analyticsItem.ts";

type Line = Parameters<typeof analyticsItem>[0];

/**
 * Analytics events of a cart change: each product whose quantity rose or fell, and by how much.
 *
 * Units: default units. Rounding: five decimals.
 *
 * @rule CART-6
 * @example cartEvents([], [{ product: { id: "1", name: "Milk" }, price: 399, quantity: 2 }]) // => [{ kind: "addedToCart", item: { id: "1", name: "Milk", price: 399, quantity: 2 } }]
 */
export function cartEvents(before: ReadonlyArray<Line>, after: ReadonlyArray<Line>): ReadonlyArray<AnalyticsEvent> {
  const quantities = (lines: ReadonlyArray<Line>) =>
    new Map(lines.map(({ product, quantity }) => [product.id, heldDecimal(quantity)]));
  const was = quantities(before);
  const is = quantities(after);
  const gone = before.filter(({ product }) => !is.get(product.id));
  return [...after, ...gone].flatMap((line): ReadonlyArray<AnalyticsEvent> => {
    const { id } = line.product;
    const rise = (is.get(id) ?? 0) - (was.get(id) ?? 0);
    if (rise === 0) return [];
    const item = analyticsItem({ ...line, quantity: Math.abs(rise) / heldPerUnit });
    // Stryker disable next-line EqualityOperator: Unchanged quantities are left out above.
    return [{ kind: rise > 0 ? "addedToCart" : "removedFromCart", item }];
  });
}
