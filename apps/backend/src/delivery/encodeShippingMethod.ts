import type { ShippingKind } from "@kamra/core/delivery";
import { sanitizeHtml } from "../http/sanitizeHtml.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import { kindOfShipping } from "./kindOfShipping.ts";
import type { ShippingOffer } from "./offerShippingMethods.ts";
import { refusedBy } from "./refusedBy.ts";

const typeNames = {
  courier: "CourierShippingMethod",
  postal: "PostalShippingMethod",
  postPoint: "PostPointShippingMethod",
  pickup: "PickupShippingMethod",
} as const satisfies Record<ShippingKind, string>;

/** A shipping method as the contract writes it: each kind its own type. */
export function encodeShippingMethod({
  method,
  discountPrice,
  priceRanges,
  errors,
  timeSlots,
  cashCost,
}: ShippingOffer): ResolversParentTypes["ShippingMethod"] {
  const { id, name, price, extra_cost, max_weight, description, short_description, delivery_time } = method;
  const shared = {
    id: String(id),
    name,
    price,
    extra_cost,
    discount_price: discountPrice,
    max_weight,
    is_available: errors.length === 0,
    description: sanitizeHtml(description),
    short_description,
    delivery_time,
    errors: [...errors],
    price_ranges: [...priceRanges],
    refuses: [...refusedBy(method)],
    time_slots: timeSlots,
    cash_cost: cashCost,
  };
  return { __typename: typeNames[kindOfShipping(id)], ...shared };
}
