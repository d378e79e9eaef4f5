import type { WireIds } from "../../decoding/Reading.ts";
import type { Cart, CartBillingAddress, CartLine, CartWarning, DeletedProduct } from "../model/Cart.schema.ts";
import type { LinkableOrder } from "../model/LinkableOrder.schema.ts";
import { shippingKindOf } from "../../shipping/shippingKindOf.ts";
import type {
  CartFieldsFragment,
  CartBillingAddressFieldsFragment,
  CartLineFieldsFragment,
  CartWarningFieldsFragment,
  DeletedProductFieldsFragment,
  LinkableOrderFieldsFragment,
} from "./generated/responses.ts";

export const readLinkableOrder = (
  { id, created_at, shipping_method: shipping, payment_method: payment, ...wire }: LinkableOrderFieldsFragment,
  ids: WireIds,
): typeof LinkableOrder.Encoded => ({
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
    kind: shippingKindOf(shipping.id, ids),
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
  paymentMethod: {
    id: payment.id,
    name: payment.name,
    isActive: payment.is_active,
    sort: payment.sort,
    shortDescription: payment.short_description ?? null,
  },
});

export const readCartBillingAddress = ({
  name,
  postcode,
  city,
  street,
  ...wire
}: CartBillingAddressFieldsFragment): typeof CartBillingAddress.Encoded => ({
  id: wire.id ?? null,
  name,
  postcode: String(postcode),
  city,
  street,
  houseNumber: wire.house_number,
  isCompany: wire.is_company,
  vatNumber: wire.vat_number ?? null,
});

export const readCartLine = ({
  product,
  quantityType,
  sliced,
  price,
  ...wire
}: CartLineFieldsFragment): typeof CartLine.Encoded => ({
  product,
  quantity: wire.piece,
  // The product may have lost its alternative unit since it was added.
  ...(quantityType === "alternative" && product.alternativeUnit && wire.alternative_quantity_piece
    ? { quantityType, alternativeQuantity: wire.alternative_quantity_piece }
    : { quantityType: "default" as const, alternativeQuantity: null }),
  price,
  total: wire.total_price,
  sliced,
  substitution: wire.substitution,
  additionalInformation: wire.additional_information
    ? {
        giftCardText: wire.additional_information.gift_card_text ?? null,
        ribbonColor: wire.additional_information.ribbon_color ?? null,
      }
    : null,
});

export const readCartWarning = ({
  product_id,
  product_name,
  message,
}: CartWarningFieldsFragment): typeof CartWarning.Encoded => ({
  productId: product_id,
  productName: product_name,
  message,
});

export const readDeletedProduct = ({
  product_id,
  product_name,
}: DeletedProductFieldsFragment): typeof DeletedProduct.Encoded => ({
  productId: product_id,
  productName: product_name,
});

export const readCart = ({ id, hash, ...wire }: CartFieldsFragment): typeof Cart.Encoded => ({
  id,
  hash,
  revision: wire.revision,
  lines: wire.cart_products,
  totalPrice: wire.total_price,
  discountPrice: wire.discount_price ?? null,
  couponCode: wire.coupon_code ?? null,
  linkedOrder: wire.linked_order ?? null,
  shippingMethod: wire.shipping_method ?? null,
  shippingAddress: wire.shipping_address ?? null,
  timeSlot: wire.timetable_time_slot ?? null,
  postPoint: wire.post_point ?? null,
  contactPerson: wire.contact_data ?? null,
  billingAddress: wire.billing_address ?? null,
  paymentMethod: wire.payment_method ?? null,
  savedCardId: wire.payment_method_data?.user_saved_credit_card_id ?? null,
  ageConfirmed: wire.age_confirmed,
  deletedProducts: wire.deleted_products,
  warnings: wire.warnings,
});
