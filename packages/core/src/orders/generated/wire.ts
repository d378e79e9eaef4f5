// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, literals, nullish, struct, text } from "../../decoding/kernel.ts";
import { cartBillingAddressFromWire } from "../../cart/generated/wire.ts";
import { contactPersonFromWire, destinationFromWire } from "../../address/generated/wire.ts";
import { order, orderFee, orderLine, withdrawal, withdrawalTerms, withdrawnProduct } from "./Order.ts";
import { placedOrder } from "./PlacedOrder.ts";
import { postPointFromWire, timeRangeFromWire } from "../../delivery/generated/wire.ts";
import { quantityType } from "../../product/generated/Product.ts";
import {
  readOrder,
  readOrderFee,
  readOrderLine,
  readPlacedOrder,
  readWithdrawal,
  readWithdrawalTerms,
  readWithdrawnProduct,
} from "../fromWire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import {
  type OrderFeeFromWire,
  type OrderFromWire,
  type OrderLineFromWire,
  type PlacedOrderFromWire,
  type WireMethod,
  type WireOrder,
  type WireOrderFee,
  type WireOrderLine,
  type WirePlacedOrder,
  type WireStatus,
  type WireWithdrawal,
  type WireWithdrawalTerms,
  type WireWithdrawnProduct,
  type WithdrawalFromWire,
  type WithdrawalTermsFromWire,
  type WithdrawnProductFromWire,
} from "../wire.ts";
import { userFromWire } from "../../identity/generated/wire.ts";

export const wireStatus: DecoderOf<typeof WireStatus> = struct({ code: text, title: text });
export const wireOrderLine: DecoderOf<typeof WireOrderLine> = struct({
  product_id: text,
  name: text,
  piece: finite,
  default_quantity_name: text,
  alternative_quantity_piece: nullish(finite),
  alternative_quantity_name: nullish(text),
  quantityType: quantityType,
  sliced: bool,
  substitution: text,
  withdrawable_piece: finite,
  price: finite,
  total_price: finite,
  deposit_amount: finite,
  discount_amount: finite,
  paid_amount: finite,
  vat: nullish(finite),
  vat_amount: finite,
  additional_information: nullish(struct({ gift_card_text: nullish(text), ribbon_color: nullish(text) })),
});
export const orderLineFromWire: DecoderOf<typeof OrderLineFromWire> = from(wireOrderLine, readOrderLine, orderLine);
export const wireOrderFee: DecoderOf<typeof WireOrderFee> = struct({
  kind: literals("DELIVERY", "CASH_ON_DELIVERY", "BOXING"),
  vat: nullish(finite),
  amount: finite,
  vat_amount: finite,
});
export const orderFeeFromWire: DecoderOf<typeof OrderFeeFromWire> = from(wireOrderFee, readOrderFee, orderFee);
export const wireMethod: DecoderOf<typeof WireMethod> = struct({ id: text, name: text });
export const wireWithdrawnProduct: DecoderOf<typeof WireWithdrawnProduct> = struct({
  product_id: text,
  name: text,
  piece: finite,
  default_quantity_name: text,
  alternative_quantity_piece: nullish(finite),
  alternative_quantity_name: nullish(text),
});
export const withdrawnProductFromWire: DecoderOf<typeof WithdrawnProductFromWire> = from(
  wireWithdrawnProduct,
  readWithdrawnProduct,
  withdrawnProduct,
);
export const wireWithdrawal: DecoderOf<typeof WireWithdrawal> = struct({
  products: array(withdrawnProductFromWire),
  amount: finite,
  id: text,
  created_at: text,
  refund_account: nullish(struct({ holder: text, masked_number: text })),
});
export const withdrawalFromWire: DecoderOf<typeof WithdrawalFromWire> = from(
  wireWithdrawal,
  readWithdrawal,
  withdrawal,
);
export const wireOrder: DecoderOf<typeof WireOrder> = struct({
  id: text,
  created_at: text,
  status: wireStatus,
  goods_amount: finite,
  deposit_amount: finite,
  discount_amount: finite,
  delivery_amount: finite,
  cash_on_delivery_amount: finite,
  boxing_amount: finite,
  donation_amount: finite,
  total_amount: finite,
  order_products: array(orderLineFromWire),
  fees: array(orderFeeFromWire),
  shipping_method: wireMethod,
  payment_method: wireMethod,
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
  returns_empties: nullish(bool),
  user_type: text,
  affiliation: text,
  cancellable_until: nullish(text),
  withdrawable_until: nullish(text),
  withdrawals: array(withdrawalFromWire),
  events: array(struct({ status: wireStatus, created_at: text })),
});
export const orderFromWire: DecoderOf<typeof OrderFromWire> = from(wireOrder, readOrder, order);
export const wirePlacedOrder: DecoderOf<typeof WirePlacedOrder> = struct({
  order: orderFromWire,
  rewrite_url: nullish(text),
  transaction_id: nullish(text),
  registration_result: nullish(struct({ token: text, user: userFromWire })),
});
export const placedOrderFromWire: DecoderOf<typeof PlacedOrderFromWire> = from(
  wirePlacedOrder,
  readPlacedOrder,
  placedOrder,
);
export const wireWithdrawalTerms: DecoderOf<typeof WireWithdrawalTerms> = struct({
  products: array(withdrawnProductFromWire),
  amount: finite,
});
export const withdrawalTermsFromWire: DecoderOf<typeof WithdrawalTermsFromWire> = from(
  wireWithdrawalTerms,
  readWithdrawalTerms,
  withdrawalTerms,
);
