import type { Cart, CartBillingAddress } from "@kamra/core/cart";
import type { ContactPerson, LinkableOrder } from "@kamra/core/checkout";
import type { Destination, PostPoint, TimeSlot } from "@kamra/core/delivery";
import type { PaymentMethod } from "@kamra/core/payment";
import { wireProductOf } from "./wireProducts.ts";
import { wireShippingMethodOf, wireTimeRangeOf } from "./wireShippingMethodOf.ts";

const wireLinkableOrderOf = (order: LinkableOrder) => ({
  id: order.id,
  created_at: order.createdAt,
  shipping_name: order.shippingAddress.name,
  shipping_postcode: Number(order.shippingAddress.postcode),
  shipping_city: order.shippingAddress.city,
  shipping_street: order.shippingAddress.street,
  shipping_house_number: order.shippingAddress.houseNumber,
  shipping_telephone: order.shippingAddress.telephone,
  shipping_note: order.shippingAddress.note,
  timetable_time_slot: order.timeSlot && wireTimeRangeOf(order.timeSlot),
  shipping_method: {
    id: order.shippingMethod.id,
    name: order.shippingMethod.name,
    is_active: order.shippingMethod.isActive,
    sort: order.shippingMethod.sort,
    price_ranges: order.shippingMethod.priceRanges,
    discount_price: order.shippingMethod.discountPrice,
    max_weight: order.shippingMethod.maxWeight,
    description: order.shippingMethod.description,
    short_description: order.shippingMethod.shortDescription,
    delivery_time: order.shippingMethod.deliveryTime,
  },
  payment_method: order.paymentMethod && {
    id: order.paymentMethod.id,
    name: order.paymentMethod.name,
    is_active: order.paymentMethod.isActive,
    sort: order.paymentMethod.sort,
    short_description: order.paymentMethod.shortDescription,
  },
});

const wireTimeSlotOf = (slot: TimeSlot) => ({
  id: slot.id,
  sector: slot.sector,
  order_limit: slot.orderLimit,
  weight_limit: slot.weightLimit,
  price: slot.price,
  range_date: slot.day,
  timeRange: { id: slot.timeRangeId, time_from: slot.from, time_to: slot.to },
  visible_until: slot.visibleUntil,
  held_until: slot.heldUntil,
  status: slot.status,
});

const wirePostPointOf = (point: PostPoint) => ({
  id: point.id,
  name: point.name,
  ext_id: point.extId,
  postcode: Number(point.postcode),
  city: point.city,
  street_name: point.streetName,
  street_type: point.streetType,
  house_number: point.houseNumber,
  latitude: point.latitude,
  longitude: point.longitude,
  service_point_type: point.servicePointType,
  working_hours: point.workingHours,
});

const wirePaymentMethodOf = (method: PaymentMethod) => ({
  id: method.id,
  name: method.name,
  is_available: method.isAvailable,
  cost: method.cost,
  min_amount: method.minAmount,
  max_amount: method.maxAmount,
  short_description: method.shortDescription,
  ...(method.kind === "cashOnDelivery" && { short_description_mpl_type: method.postalDescription }),
});

const wireDestinationOf = (address: Destination) => ({
  name: address.name,
  postcode: Number(address.postcode),
  city: address.city,
  street: address.street,
  house_number: address.houseNumber,
  note: address.note,
  telephone: address.telephone,
});

const wireBillingAddressOf = (address: CartBillingAddress) => ({
  id: address.id,
  name: address.name,
  postcode: Number(address.postcode),
  city: address.city,
  street: address.street,
  house_number: address.houseNumber,
  is_company: address.isCompany,
  vat_number: address.vatNumber,
});

const wireContactOf = ({ name, email, telephone }: ContactPerson) => ({
  contact_name: name,
  contact_email: email,
  contact_telephone: telephone,
});

/** The wire format of this cart. */
export function wireCartOf(cart: Cart) {
  return {
    id: cart.id,
    hash: cart.hash,
    revision: cart.revision,
    cart_products: cart.lines.map((line) => ({
      product: wireProductOf(line.product),
      piece: line.quantity,
      alternative_quantity_piece: line.alternativeQuantity,
      quantityType: line.quantityType,
      sliced: line.sliced,
      substitution: line.substitution,
      price: line.price,
      total_price: line.total,
      additional_information: line.additionalInformation && {
        gift_card_text: line.additionalInformation.giftCardText,
        ribbon_color: line.additionalInformation.ribbonColor,
      },
    })),
    total_price: cart.totalPrice,
    discount_price: cart.discountPrice,
    coupon_code: cart.couponCode,
    linked_order: cart.linkedOrder && wireLinkableOrderOf(cart.linkedOrder),
    shipping_method: cart.shippingMethod && wireShippingMethodOf(cart.shippingMethod),
    shipping_address: cart.shippingAddress && wireDestinationOf(cart.shippingAddress),
    timetable_time_slot: cart.timeSlot && wireTimeSlotOf(cart.timeSlot),
    post_point: cart.postPoint && wirePostPointOf(cart.postPoint),
    contact_data: cart.contactPerson && wireContactOf(cart.contactPerson),
    billing_address: cart.billingAddress && wireBillingAddressOf(cart.billingAddress),
    payment_method: cart.paymentMethod && wirePaymentMethodOf(cart.paymentMethod),
    payment_method_data: cart.savedCardId === null ? null : { user_saved_credit_card_id: cart.savedCardId },
    age_confirmed: cart.ageConfirmed,
    deleted_products: cart.deletedProducts.map(({ productId, productName }) => ({
      product_id: productId,
      product_name: productName,
    })),
    warnings: cart.warnings.map(({ productId, productName, message }) => ({
      product_id: productId,
      product_name: productName,
      message,
    })),
  };
}
