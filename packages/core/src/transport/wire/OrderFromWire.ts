import * as Schema from "effect/Schema";
import { shippingKindOf } from "../../delivery/shippingKindOf.ts";
import { isPaymentRefusal, Order, OrderLine } from "../../order/Order.ts";
import { paymentKindOf } from "../../payment/paymentKindOf.ts";
import { QuantityType } from "../../product/Product.ts";
import { CartBillingAddressFromWire } from "./CartBillingAddressFromWire.ts";
import { ContactPersonFromWire } from "./ContactPersonFromWire.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { DestinationFromWire } from "./DestinationFromWire.ts";
import { nullish } from "./nullish.ts";
import { TimeRangeFromWire } from "./TimeRangeFromWire.ts";
import { WithdrawalFromWire } from "./WithdrawalFromWire.ts";

const WireStatus = Schema.Struct({ code: Schema.String, title: Schema.String });
const WireMethod = Schema.Struct({ id: Schema.String, name: Schema.String });

const OrderLineFromWire = decodeOnly(
  Schema.Struct({
    product_id: Schema.String,
    name: Schema.String,
    piece: Schema.Finite,
    default_quantity_name: Schema.String,
    alternative_quantity_piece: nullish(Schema.Finite),
    quantityType: QuantityType,
    sliced: Schema.Boolean,
    substitution: Schema.String,
    withdrawable_piece: Schema.Finite,
    price: Schema.Finite,
    total_price: Schema.Finite,
    vat: nullish(Schema.Finite),
    additional_information: nullish(
      Schema.Struct({ gift_card_text: nullish(Schema.String), ribbon_color: nullish(Schema.String) }),
    ),
  }),
  OrderLine,
  ({ name, quantityType, sliced, substitution, price, additional_information: additional, ...wire }) => ({
    productId: wire.product_id,
    name,
    quantity: wire.piece,
    unitName: wire.default_quantity_name,
    alternativeQuantity: wire.alternative_quantity_piece ?? null,
    quantityType,
    sliced,
    substitution,
    price,
    total: wire.total_price,
    vatPercent: wire.vat ?? null,
    withdrawableQuantity: wire.withdrawable_piece,
    additionalInformation: additional
      ? { giftCardText: additional.gift_card_text ?? null, ribbonColor: additional.ribbon_color ?? null }
      : null,
  }),
);

/** The contract's `Order`, read into the model; a status that this version does not know is kept. */
export const OrderFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    created_at: Schema.String,
    status: WireStatus,
    goods_amount: Schema.Finite,
    deposit_amount: Schema.Finite,
    discount_amount: Schema.Finite,
    delivery_amount: Schema.Finite,
    cash_on_delivery_amount: Schema.Finite,
    boxing_amount: Schema.Finite,
    donation_amount: Schema.Finite,
    total_amount: Schema.Finite,
    order_products: Schema.Array(OrderLineFromWire),
    shipping_method: WireMethod,
    payment_method: WireMethod,
    payment: nullish(
      Schema.Struct({ status: Schema.String, refusal: nullish(Schema.String), can_retry: Schema.Boolean }),
    ),
    shipping_address: nullish(DestinationFromWire),
    billing_address: nullish(CartBillingAddressFromWire),
    contact_data: nullish(ContactPersonFromWire),
    timetable_time_slot: nullish(TimeRangeFromWire),
    linked_order_id: nullish(Schema.String),
    coupon_code: nullish(Schema.String),
    comment: nullish(Schema.String),
    user_type: Schema.String,
    affiliation: Schema.String,
    cancellable_until: nullish(Schema.String),
    withdrawable_until: nullish(Schema.String),
    withdrawals: Schema.Array(WithdrawalFromWire),
    events: Schema.Array(Schema.Struct({ status: WireStatus, created_at: Schema.String })),
  }),
  Order,
  ({ id, status, payment, shipping_method: shipping, payment_method: paidBy, ...wire }) => ({
    id,
    createdAt: wire.created_at,
    status,
    amounts: {
      goods: wire.goods_amount,
      deposit: wire.deposit_amount,
      discount: wire.discount_amount,
      delivery: wire.delivery_amount,
      cashOnDelivery: wire.cash_on_delivery_amount,
      boxing: wire.boxing_amount,
      donation: wire.donation_amount,
      total: wire.total_amount,
    },
    lines: wire.order_products,
    shippingMethod: { ...shipping, kind: shippingKindOf(shipping.id) },
    paymentMethod: { ...paidBy, kind: paymentKindOf(paidBy.id) },
    payment: payment
      ? {
          status: payment.status,
          refusal: isPaymentRefusal(payment.refusal) ? payment.refusal : null,
          canRetry: payment.can_retry,
        }
      : null,
    shippingAddress: wire.shipping_address ?? null,
    billingAddress: wire.billing_address ?? null,
    contactPerson: wire.contact_data ?? null,
    timeSlot: wire.timetable_time_slot ?? null,
    linkedOrderId: wire.linked_order_id ?? null,
    couponCode: wire.coupon_code ?? null,
    comment: wire.comment ?? null,
    userType: wire.user_type,
    affiliation: wire.affiliation,
    cancellableUntil: wire.cancellable_until ?? null,
    withdrawableUntil: wire.withdrawable_until ?? null,
    withdrawals: wire.withdrawals,
    events: wire.events.map((event) => ({ status: event.status, at: event.created_at })),
  }),
);
