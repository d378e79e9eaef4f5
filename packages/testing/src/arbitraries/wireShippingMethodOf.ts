import type { ShippingMethod, TimeRange } from "@kamra/core/delivery";

/** The wire format of this time of the courier. */
export const wireTimeRangeOf = ({ day, from, to }: TimeRange) => ({ range_date: day, time_from: from, time_to: to });

/** The wire format of this shipping method. */
export function wireShippingMethodOf(method: ShippingMethod) {
  return {
    id: method.id,
    name: method.name,
    price: method.price,
    extra_cost: method.extraCost,
    discount_price: method.discountPrice,
    max_weight: method.maxWeight,
    is_available: method.isAvailable,
    description: method.description,
    short_description: method.shortDescription,
    delivery_time: method.deliveryTime,
    errors: method.problems.map(({ kind, message, productIds }) => ({
      kind,
      message,
      product_ids: kind === "products" ? productIds : null,
    })),
    price_ranges: method.priceRanges,
    refuses: method.refuses,
    time_slots: method.timeSlots && {
      earliest: method.timeSlots.free && wireTimeRangeOf(method.timeSlots.free.earliest),
      visible_until: method.timeSlots.free?.visibleUntil ?? null,
      lowest_price: method.timeSlots.free?.lowestPrice ?? null,
      highest_price: method.timeSlots.free?.highestPrice ?? null,
    },
    cash_cost: method.cashCost,
  };
}
