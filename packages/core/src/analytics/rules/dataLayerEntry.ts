import type { AnalyticsEvent, AnalyticsItem } from "../model/AnalyticsEvent.ts";

const currency = "HUF";

const hundredths = (amount: number) => Math.round(amount * 100) / 100;

/** The format requires the price of one unit after its discount. */
function tagItem({ id, name, price, quantity, discount }: AnalyticsItem) {
  const item = { item_id: id, item_name: name, price, quantity };
  if (discount === undefined) return item;
  const ofUnit = hundredths(discount / quantity);
  return { ...item, price: hundredths(price - ofUnit), discount: ofUnit };
}

const ecommerce = (items: ReadonlyArray<AnalyticsItem>, value: number) => ({
  currency,
  value,
  items: items.map(tagItem),
});

const worth = ({ price, quantity }: AnalyticsItem) => Math.round(price * quantity);

/**
 * An event in the tag manager's format (Google's e-commerce events); `null` for one that it does not receive. A discounted item
 * has its unit's discount, and its unit's price less that, each rounded to hundredths of a forint.
 *
 * @rule ANALYT-1
 * @example dataLayerEntry({ kind: "searched", term: "tej", productIds: [], total: 0 }) // => null
 * @example dataLayerEntry({ kind: "cartViewed", items: [], total: 0 }) // => { event: "view_cart", ecommerce: { currency: "HUF", value: 0, items: [] } }
 */
export function dataLayerEntry(event: AnalyticsEvent): Readonly<Record<string, unknown>> | null {
  switch (event.kind) {
    case "cartViewed":
      return { event: "view_cart", ecommerce: ecommerce(event.items, event.total) };
    case "addedToCart":
      return { event: "add_to_cart", ecommerce: ecommerce([event.item], worth(event.item)) };
    case "removedFromCart":
      return { event: "remove_from_cart", ecommerce: ecommerce([event.item], worth(event.item)) };
    case "checkout":
      return { event: "checkout", checkout_step: event.step, ecommerce: ecommerce(event.items, event.total) };
    case "productViewed":
      return { event: "view_item", ecommerce: ecommerce([event.item], worth(event.item)) };
    case "purchased": {
      const { id, total, items, affiliation, userType, paymentMethodId } = event.order;
      return {
        event: "purchase",
        ecommerce: { transaction_id: id, affiliation, ...ecommerce(items, total) },
        user_type: userType,
        payment_method: paymentMethodId,
      };
    }
    case "searched":
    case "searchResultOpened":
      return null;
  }
}
