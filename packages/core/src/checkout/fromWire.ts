import type { ContactPerson } from "./ContactPerson.ts";
import type { LinkableOrder } from "./LinkableOrder.ts";
import type { WireContactPerson, WireLinkableOrder } from "./wire.ts";
import { shippingKindOf } from "../delivery/shippingKindOf.ts";

export const readContactPerson = (wire: typeof WireContactPerson.Type): typeof ContactPerson.Encoded => ({
  name: wire.contact_name,
  email: wire.contact_email,
  telephone: wire.contact_telephone,
});

export const readLinkableOrder = ({
  id,
  created_at,
  shipping_method: shipping,
  payment_method: payment,
  ...wire
}: typeof WireLinkableOrder.Type): typeof LinkableOrder.Encoded => ({
  id,
  createdAt: created_at,
  shippingAddress: {
    name: wire.shipping_name ?? null,
    postcode: String(wire.shipping_postcode),
    city: wire.shipping_city,
    street: wire.shipping_street ?? null,
    houseNumber: wire.shipping_house_number ?? null,
    telephone: wire.shipping_telephone ?? null,
    note: wire.shipping_note ?? null,
  },
  timeSlot: wire.timetable_time_slot ?? null,
  shippingMethod: {
    id: shipping.id,
    kind: shippingKindOf(shipping.id),
    name: shipping.name,
    isActive: shipping.is_active,
    sort: shipping.sort,
    priceRanges: shipping.price_ranges,
    discountPrice: shipping.discount_price ?? null,
    maxWeight: shipping.max_weight ?? null,
    description: shipping.description ?? null,
    shortDescription: shipping.short_description ?? null,
    deliveryTime: shipping.delivery_time ?? null,
  },
  paymentMethod: payment
    ? {
        id: payment.id,
        name: payment.name,
        isActive: payment.is_active,
        sort: payment.sort,
        shortDescription: payment.short_description ?? null,
      }
    : null,
});
