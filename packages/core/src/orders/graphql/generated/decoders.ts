// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, literals, nullish, struct, text } from "../../../decoding/kernel.ts";
import { cartBillingAddressFromWire } from "../../../cart/graphql/generated/decoders.ts";
import { contactPersonFromWire, destinationFromWire } from "../../../address/graphql/generated/decoders.ts";
import {
  order,
  orderFee,
  orderLine,
  withdrawal,
  withdrawalTerms,
  withdrawnProduct,
} from "../../model/generated/Order.ts";
import { placedOrder } from "../../model/generated/PlacedOrder.ts";
import { postPointFromWire, timeRangeFromWire } from "../../../delivery/graphql/generated/decoders.ts";
import {
  readOrder,
  readOrderFee,
  readOrderLine,
  readPlacedOrder,
  readWithdrawal,
  readWithdrawalTerms,
  readWithdrawnProduct,
} from "../readers.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import {
  type Order,
  type OrderFee,
  type OrderLine,
  type Withdrawal,
  type WithdrawalTerms,
  type WithdrawnProduct,
} from "../../model/Order.ts";
import {
  type OrderFeeFieldsFragment,
  type OrderFieldsFragment,
  type OrderLineFieldsFragment,
  type PlacedOrderFieldsFragment,
  type WithdrawalFieldsFragment,
  type WithdrawalTermsFieldsFragment,
  type WithdrawnProductFieldsFragment,
} from "./responses.ts";
import { type PlacedOrder } from "../../model/PlacedOrder.ts";
import { userFromWire } from "../../../identity/graphql/generated/decoders.ts";

export const orderLineFromWire: Decoder<OrderLine> = from(
  struct<OrderLineFieldsFragment>({
    product_id: text,
    name: text,
    piece: finite,
    default_quantity_name: text,
    alternative_quantity_piece: nullish(finite),
    alternative_quantity_name: nullish(text),
    quantityType: literals("default", "alternative"),
    sliced: bool,
    substitution: text,
    withdrawable_piece: finite,
    price: int,
    total_price: int,
    deposit_amount: int,
    discount_amount: int,
    paid_amount: int,
    vat: nullish(finite),
    vat_amount: int,
    additional_information: nullish(struct({ gift_card_text: nullish(text), ribbon_color: nullish(text) })),
  }),
  readOrderLine,
  orderLine,
  "OrderLine",
);
export const orderFeeFromWire: Decoder<OrderFee> = from(
  struct<OrderFeeFieldsFragment>({
    kind: literals("BOXING", "CASH_ON_DELIVERY", "DELIVERY"),
    vat: nullish(finite),
    amount: int,
    vat_amount: int,
  }),
  readOrderFee,
  orderFee,
);
export const withdrawnProductFromWire: Decoder<WithdrawnProduct> = from(
  struct<WithdrawnProductFieldsFragment>({
    product_id: text,
    name: text,
    piece: finite,
    default_quantity_name: text,
    alternative_quantity_piece: nullish(finite),
    alternative_quantity_name: nullish(text),
  }),
  readWithdrawnProduct,
  withdrawnProduct,
);
export const withdrawalFromWire: Decoder<Withdrawal> = from(
  struct<WithdrawalFieldsFragment>({
    id: text,
    created_at: text,
    products: array(withdrawnProductFromWire),
    amount: int,
    refund_account: nullish(struct({ holder: text, masked_number: text })),
  }),
  readWithdrawal,
  withdrawal,
);
export const orderFromWire: Decoder<Order> = from(
  struct<OrderFieldsFragment>({
    id: text,
    created_at: text,
    status: struct({ code: text, title: text }),
    goods_amount: int,
    deposit_amount: int,
    discount_amount: int,
    delivery_amount: int,
    cash_on_delivery_amount: int,
    boxing_amount: int,
    donation_amount: int,
    total_amount: int,
    order_products: array(orderLineFromWire),
    fees: array(orderFeeFromWire),
    shipping_method: struct({ id: text, name: text }),
    payment_method: struct({ id: text, name: text }),
    payment: nullish(struct({ status: text, refusal: nullish(text), can_retry: bool })),
    shipping_address: nullish(destinationFromWire),
    billing_address: nullish(cartBillingAddressFromWire),
    contact_data: nullish(contactPersonFromWire),
    timetable_time_slot: nullish(timeRangeFromWire),
    post_point: nullish(postPointFromWire),
    pickup: nullish(
      struct({
        code: nullish(text),
        ready_from: nullish(text),
        opening_hours: array(struct({ weekday: int, opens: text, closes: text })),
      }),
    ),
    linked_order_id: nullish(text),
    coupon_code: nullish(text),
    comment: nullish(text),
    returns_empties: bool,
    user_type: text,
    affiliation: text,
    cancellable_until: nullish(text),
    withdrawable_until: nullish(text),
    confirm_until: nullish(text),
    is_brief: bool,
    withdrawals: array(withdrawalFromWire),
    events: array(struct({ status: struct({ code: text, title: text }), created_at: text })),
  }),
  readOrder,
  order,
  "Order",
);
export const placedOrderFromWire: Decoder<PlacedOrder> = from(
  struct<PlacedOrderFieldsFragment>({
    order: orderFromWire,
    rewrite_url: nullish(text),
    transaction_id: text,
    registration_result: nullish(struct({ token: text, user: userFromWire })),
  }),
  readPlacedOrder,
  placedOrder,
);
export const withdrawalTermsFromWire: Decoder<WithdrawalTerms> = from(
  struct<WithdrawalTermsFieldsFragment>({ products: array(withdrawnProductFromWire), amount: int }),
  readWithdrawalTerms,
  withdrawalTerms,
);
