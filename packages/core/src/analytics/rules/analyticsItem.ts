import type { Huf } from "../../product/amounts.ts";
import type { Product } from "../../product/Product.ts";
import type { AnalyticsItem } from "../model/AnalyticsEvent.ts";

/**
 * A line, for example of a cart, as an analytics item.
 *
 * @example analyticsItem({ product: { id: "1", name: "Milk" }, price: 399, quantity: 2 }) // => { id: "1", name: "Milk", price: 399, quantity: 2 }
 */
export function analyticsItem({
  product: { id, name },
  price,
  quantity,
}: {
  readonly product: Pick<Product, "id" | "name">;
  readonly price: Huf;
  readonly quantity: number;
}): AnalyticsItem {
  return { id, name, price, quantity };
}
