import type { AnalyticsOrder } from "../analytics/AnalyticsEvent.ts";
import type { Order } from "../orders/Order.ts";

/**
 * An order for analytics, without personal data.
 *
 * @rule ANALYT-1
 * @example analyticsOrder({ id: "7", amounts: { total: 1290 }, lines: [], affiliation: "B2C", userType: "GUEST", paymentMethod: { id: "2" } }) // => { id: "7", total: 1290, items: [], affiliation: "B2C", userType: "GUEST", paymentMethodId: "2" }
 */
export function analyticsOrder({ id, amounts, lines, affiliation, userType, paymentMethod }: Order): AnalyticsOrder {
  return {
    id,
    total: amounts.total,
    items: lines.map(({ productId, name, price, quantity }) => ({ id: productId, name, price, quantity })),
    affiliation,
    userType,
    paymentMethodId: paymentMethod.id,
  };
}
