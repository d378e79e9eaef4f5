import * as Schema from "effect/Schema";
import { CartBillingAddressFromWire } from "../cart/wire.ts";
import { ContactPersonFromWire, DestinationFromWire } from "../address/wire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { PostPointFromWire, TimeRangeFromWire } from "../delivery/wire.ts";
import { Order, OrderFee, OrderLine, Withdrawal, WithdrawalTerms, WithdrawnProduct } from "./Order.ts";
import { PlacedOrder } from "./PlacedOrder.ts";
import {
  readOrder,
  readOrderFee,
  readOrderLine,
  readPlacedOrder,
  readWithdrawal,
  readWithdrawalTerms,
  readWithdrawnProduct,
} from "./fromWire.ts";
import { QuantityType } from "../product/Product.ts";
import { UserFromWire } from "../identity/wire.ts";

export const WireWithdrawnProduct = Schema.Struct({
  product_id: Schema.String,
  name: Schema.String,
  piece: Schema.Finite,
  default_quantity_name: Schema.String,
  alternative_quantity_piece: nullish(Schema.Finite),
  alternative_quantity_name: nullish(Schema.String),
});

export const WithdrawnProductFromWire = decodeOnly(WireWithdrawnProduct, WithdrawnProduct, readWithdrawnProduct);

const wireTerms = { products: Schema.Array(WithdrawnProductFromWire), amount: Schema.Finite };

export const WireWithdrawalTerms = Schema.Struct(wireTerms);

/** The contract's `WithdrawalTerms`, read into the model. */
export const WithdrawalTermsFromWire = decodeOnly(WireWithdrawalTerms, WithdrawalTerms, readWithdrawalTerms);

export const WireWithdrawal = Schema.Struct({
  ...wireTerms,
  id: Schema.String,
  created_at: Schema.String,
  refund_account: nullish(Schema.Struct({ holder: Schema.String, masked_number: Schema.String })),
});

/** The contract's `Withdrawal`, read into the model. */
export const WithdrawalFromWire = decodeOnly(WireWithdrawal, Withdrawal, readWithdrawal);

export const WireStatus = Schema.Struct({ code: Schema.String, title: Schema.String });

export const WireMethod = Schema.Struct({ id: Schema.String, name: Schema.String });

export const WireOrderLine = Schema.Struct({
  product_id: Schema.String,
  name: Schema.String,
  piece: Schema.Finite,
  default_quantity_name: Schema.String,
  alternative_quantity_piece: nullish(Schema.Finite),
  alternative_quantity_name: nullish(Schema.String),
  quantityType: QuantityType,
  sliced: Schema.Boolean,
  substitution: Schema.String,
  withdrawable_piece: Schema.Finite,
  price: Schema.Finite,
  total_price: Schema.Finite,
  deposit_amount: Schema.Finite,
  discount_amount: Schema.Finite,
  paid_amount: Schema.Finite,
  vat: nullish(Schema.Finite),
  vat_amount: Schema.Finite,
  additional_information: nullish(
    Schema.Struct({ gift_card_text: nullish(Schema.String), ribbon_color: nullish(Schema.String) }),
  ),
});

export const OrderLineFromWire = decodeOnly(WireOrderLine, OrderLine, readOrderLine);

export const WireOrderFee = Schema.Struct({
  kind: OrderFee.fields.kind,
  vat: nullish(Schema.Finite),
  amount: Schema.Finite,
  vat_amount: Schema.Finite,
});

export const OrderFeeFromWire = decodeOnly(WireOrderFee, OrderFee, readOrderFee);

export const WireOrder = Schema.Struct({
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
  fees: Schema.Array(OrderFeeFromWire),
  shipping_method: WireMethod,
  payment_method: WireMethod,
  payment: nullish(
    Schema.Struct({ status: Schema.String, refusal: nullish(Schema.String), can_retry: Schema.Boolean }),
  ),
  shipping_address: nullish(DestinationFromWire),
  billing_address: nullish(CartBillingAddressFromWire),
  contact_data: nullish(ContactPersonFromWire),
  timetable_time_slot: nullish(TimeRangeFromWire),
  post_point: nullish(PostPointFromWire),
  pickup: nullish(
    Schema.Struct({
      code: nullish(Schema.String),
      ready_from: nullish(Schema.String),
      opening_hours: Schema.Array(Schema.Struct({ weekday: Schema.Int, opens: Schema.String, closes: Schema.String })),
    }),
  ),
  linked_order_id: nullish(Schema.String),
  coupon_code: nullish(Schema.String),
  comment: nullish(Schema.String),
  returns_empties: nullish(Schema.Boolean),
  user_type: Schema.String,
  affiliation: Schema.String,
  cancellable_until: nullish(Schema.String),
  withdrawable_until: nullish(Schema.String),
  withdrawals: Schema.Array(WithdrawalFromWire),
  events: Schema.Array(Schema.Struct({ status: WireStatus, created_at: Schema.String })),
});

/** The contract's `Order`, read into the model; a status that this version does not know is kept. */
export const OrderFromWire = decodeOnly(WireOrder, Order, readOrder);

export const WirePlacedOrder = Schema.Struct({
  order: OrderFromWire,
  rewrite_url: nullish(Schema.String),
  transaction_id: nullish(Schema.String),
  registration_result: nullish(Schema.Struct({ token: Schema.String, user: UserFromWire })),
});

/** The contract's `CreateOrderResult`, read into the model. */
export const PlacedOrderFromWire = decodeOnly(WirePlacedOrder, PlacedOrder, readPlacedOrder);
