import * as Schema from "effect/Schema";
import { Cart, CartLine, CartWarning } from "../../cart/Cart.ts";
import { QuantityType } from "../../product/Product.ts";
import { CartBillingAddressFromWire } from "./CartBillingAddressFromWire.ts";
import { ContactPersonFromWire } from "./ContactPersonFromWire.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { DestinationFromWire } from "./DestinationFromWire.ts";
import { eachValid } from "./eachValid.ts";
import { LinkableOrderFromWire } from "./LinkableOrderFromWire.ts";
import { nullish } from "./nullish.ts";
import { PaymentMethodFromWire } from "./PaymentMethodFromWire.ts";
import { PostPointFromWire } from "./PostPointFromWire.ts";
import { ProductFromWire } from "./ProductFromWire.ts";
import { ShippingMethodFromWire } from "./ShippingMethodFromWire.ts";
import { TimeSlotFromWire } from "./TimeSlotFromWire.ts";

const CartLineFromWire = decodeOnly(
  Schema.Struct({
    product: ProductFromWire,
    piece: Schema.Finite,
    alternative_quantity_piece: nullish(Schema.Finite),
    quantityType: QuantityType,
    sliced: Schema.Boolean,
    substitution: nullish(Schema.String),
    price: Schema.Finite,
    total_price: Schema.Finite,
    additional_information: nullish(
      Schema.Struct({ gift_card_text: nullish(Schema.String), ribbon_color: nullish(Schema.String) }),
    ),
  }),
  CartLine,
  ({ product, quantityType, sliced, price, ...wire }) => ({
    product,
    quantity: wire.piece,
    // A product may have lost its alternative unit since it was put into the cart.
    ...(quantityType === "alternative" && product.alternativeUnit && wire.alternative_quantity_piece
      ? { quantityType, alternativeQuantity: wire.alternative_quantity_piece }
      : { quantityType: "default" as const, alternativeQuantity: null }),
    price,
    total: wire.total_price,
    sliced,
    substitution: wire.substitution ?? "LEAVE_OUT",
    additionalInformation: wire.additional_information
      ? {
          giftCardText: wire.additional_information.gift_card_text ?? null,
          ribbonColor: wire.additional_information.ribbon_color ?? null,
        }
      : null,
  }),
);

const CartWarningFromWire = decodeOnly(
  Schema.Struct({ product_id: Schema.String, product_name: Schema.String, message: Schema.String }),
  CartWarning,
  ({ product_id, product_name, message }) => ({ productId: product_id, productName: product_name, message }),
);

/** The contract's `Cart`, read into the model; a line whose product is refused is left out, with a logged error. */
export const CartFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    hash: Schema.String,
    revision: nullish(Schema.Int),
    cart_products: eachValid(CartLineFromWire),
    total_price: Schema.Finite,
    discount_price: nullish(Schema.Finite),
    coupon_code: nullish(Schema.String),
    linked_order: nullish(LinkableOrderFromWire),
    shipping_method: nullish(ShippingMethodFromWire),
    shipping_address: nullish(DestinationFromWire),
    timetable_time_slot: nullish(TimeSlotFromWire),
    post_point: nullish(PostPointFromWire),
    contact_data: nullish(ContactPersonFromWire),
    billing_address: nullish(CartBillingAddressFromWire),
    payment_method: nullish(PaymentMethodFromWire),
    payment_method_data: nullish(Schema.Struct({ user_saved_credit_card_id: nullish(Schema.String) })),
    age_confirmed: nullish(Schema.Boolean),
    warnings: Schema.Array(CartWarningFromWire),
  }),
  Cart,
  ({ id, hash, ...wire }) => ({
    id,
    hash,
    revision: wire.revision ?? null,
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
    ageConfirmed: wire.age_confirmed ?? false,
    warnings: wire.warnings,
  }),
);
