import type { ShippingMethod } from "@kamra/core/delivery";

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
  };
}
