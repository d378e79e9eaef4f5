import type { AnalyticsOrder } from "../../analytics/model/AnalyticsEvent.ts";
import type { Order, OrderLine } from "../../orders/model/Order.ts";

/** What analytics are told of an order. */
interface OrderFacts extends Pick<Order, "id" | "affiliation" | "userType"> {
  readonly amounts: Pick<Order["amounts"], "total">;
  readonly paymentMethod: Pick<Order["paymentMethod"], "id">;
  readonly lines: ReadonlyArray<Pick<OrderLine, "productId" | "name" | "price" | "quantity" | "discount">>;
}

/**
 * An order for analytics, without personal data; each line with its part of the discount.
 *
 * @rule ANALYT-1, ORDER-12
 * @example analyticsOrder({ id: "7", amounts: { total: 1290 }, lines: [], affiliation: "B2C", userType: "GUEST", paymentMethod: { id: "2" } }) // => { id: "7", total: 1290, items: [], affiliation: "B2C", userType: "GUEST", paymentMethodId: "2" }
 */
export function analyticsOrder({
  id,
  amounts,
  lines,
  affiliation,
  userType,
  paymentMethod,
}: OrderFacts): AnalyticsOrder {
  return {
    id,
    total: amounts.total,
    items: lines.map(({ productId, discount, ...line }) => ({
      id: productId,
      name: line.name,
      price: line.price,
      quantity: line.quantity,
      ...(discount !== 0 && { discount: 0 - discount }),
    })),
    affiliation,
    userType,
    paymentMethodId: paymentMethod.id,
  };
}
