import type { WireIds } from "../../decoding/Reading.ts";
import { shippingKindOf } from "../../shipping/shippingKindOf.ts";
import type {
  Order,
  OrderFee,
  OrderLine,
  Withdrawal,
  WithdrawalTerms,
  WithdrawnProduct,
} from "../model/Order.schema.ts";
import type { PlacedOrder } from "../model/PlacedOrder.schema.ts";
import type {
  OrderFieldsFragment,
  OrderFeeFieldsFragment,
  OrderLineFieldsFragment,
  PlacedOrderFieldsFragment,
  WithdrawalFieldsFragment,
  WithdrawalTermsFieldsFragment,
  WithdrawnProductFieldsFragment,
} from "./generated/responses.ts";
import { paymentKindOf } from "../../payment/paymentKindOf.ts";
import { isPaymentRefusal } from "../model/isPaymentRefusal.ts";

export const readWithdrawnProduct = (wire: WithdrawnProductFieldsFragment): typeof WithdrawnProduct.Encoded => ({
  productId: wire.product_id,
  name: wire.name,
  quantity: wire.piece,
  unitName: wire.default_quantity_name,
  alternativeQuantity: wire.alternative_quantity_piece ?? null,
  alternativeUnitName: wire.alternative_quantity_name ?? null,
});

export const readWithdrawalTerms = (wire: WithdrawalTermsFieldsFragment): typeof WithdrawalTerms.Encoded => wire;

export const readWithdrawal = ({
  created_at,
  refund_account: account,
  ...wire
}: WithdrawalFieldsFragment): typeof Withdrawal.Encoded => ({
  ...wire,
  createdAt: created_at,
  refundAccount: account ? { holder: account.holder, number: account.masked_number } : null,
});

export const readOrderLine = ({
  name,
  quantityType,
  sliced,
  substitution,
  price,
  additional_information: additional,
  ...wire
}: OrderLineFieldsFragment): typeof OrderLine.Encoded => ({
  productId: wire.product_id,
  name,
  quantity: wire.piece,
  unitName: wire.default_quantity_name,
  alternativeQuantity: wire.alternative_quantity_piece ?? null,
  alternativeUnitName: wire.alternative_quantity_name ?? null,
  quantityType,
  sliced,
  substitution,
  price,
  total: wire.total_price,
  deposit: wire.deposit_amount,
  discount: wire.discount_amount,
  paid: wire.paid_amount,
  vatPercent: wire.vat ?? null,
  vat: wire.vat_amount,
  withdrawableQuantity: wire.withdrawable_piece,
  additionalInformation: additional
    ? { giftCardText: additional.gift_card_text ?? null, ribbonColor: additional.ribbon_color ?? null }
    : null,
});

export const readOrderFee = ({ kind, amount, vat, vat_amount }: OrderFeeFieldsFragment): typeof OrderFee.Encoded => ({
  kind,
  amount,
  vatPercent: vat ?? null,
  vat: vat_amount,
});

export const readOrder = (
  { id, status, payment, shipping_method: shipping, payment_method: paidBy, ...wire }: OrderFieldsFragment,
  ids: WireIds,
): typeof Order.Encoded => ({
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
  fees: wire.fees,
  shippingMethod: { ...shipping, kind: shippingKindOf(shipping.id, ids) },
  paymentMethod: { ...paidBy, kind: paymentKindOf(paidBy.id, ids) },
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
  postPoint: wire.post_point ?? null,
  pickup: wire.pickup
    ? { code: wire.pickup.code ?? null, readyFrom: wire.pickup.ready_from ?? null, week: wire.pickup.opening_hours }
    : null,
  linkedOrderId: wire.linked_order_id ?? null,
  couponCode: wire.coupon_code ?? null,
  comment: wire.comment ?? null,
  returnsEmpties: wire.returns_empties,
  userType: wire.user_type,
  affiliation: wire.affiliation,
  cancellableUntil: wire.cancellable_until ?? null,
  withdrawableUntil: wire.withdrawable_until ?? null,
  confirmUntil: wire.confirm_until ?? null,
  isBrief: wire.is_brief,
  withdrawals: wire.withdrawals,
  events: wire.events.map((event) => ({ status: event.status, at: event.created_at })),
});

export const readPlacedOrder = ({ order, ...wire }: PlacedOrderFieldsFragment): typeof PlacedOrder.Encoded => ({
  order,
  payAt: wire.rewrite_url ?? null,
  transactionId: wire.transaction_id,
  registration: wire.registration_result ?? null,
});
