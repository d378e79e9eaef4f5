import { shippingKindOf } from "@kamra/core/delivery";
import { sanitizeHtml } from "../content/sanitizeHtml.ts";
import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { ShippingOffer } from "./offerShippingMethods.ts";

/** A shipping method as the contract writes it: each kind its own type. */
export function encodeShippingMethod({
  method,
  discountPrice,
  priceRanges,
  errors,
}: ShippingOffer): ResolversParentTypes["ShippingMethod"] {
  const { id, name, price, extra_cost, max_weight, is_active, description, short_description, delivery_time } = method;
  const shared = {
    id: String(id),
    name,
    price,
    extra_cost,
    discount_price: discountPrice,
    max_weight,
    is_available: is_active && errors.length === 0,
    description: sanitizeHtml(description),
    short_description,
    delivery_time,
    errors: [...errors],
  };
  switch (shippingKindOf(String(id))) {
    case "courier":
      return { __typename: "CourierShippingMethod", ...shared };
    case "postal":
      return { __typename: "PostalShippingMethod", ...shared, price_ranges: [...priceRanges] };
    case "postPoint":
      return { __typename: "PostPointShippingMethod", ...shared, price_ranges: [...priceRanges] };
    case "pickup":
      return { __typename: "PickupShippingMethod", ...shared };
    case null:
      throw new Error(`No kind of shipping method has the id ${id}`);
  }
}
