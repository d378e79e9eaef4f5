import { expect, it } from "vitest";
import {
  billingAddress,
  contactPerson,
  destination,
  postPoint,
  shopper,
  timeRange,
} from "../../decoding/examples.test.support.ts";
import { orderFromWire } from "./generated/decoders.ts";
import { placedOrderFromWire } from "./generated/decoders.ts";
import { reads } from "../../decoding/reads.test.support.ts";

const line = {
  wire: {
    product_id: "12",
    name: "Tej",
    piece: 24,
    default_quantity_name: "db",
    alternative_quantity_piece: 2,
    alternative_quantity_name: "karton",
    quantityType: "alternative",
    sliced: true,
    substitution: "CALL_ME",
    withdrawable_piece: 20,
    price: 329,
    total_price: 7_896,
    deposit_amount: 1_200,
    discount_amount: -96,
    paid_amount: 7_800,
    vat: 18,
    vat_amount: 1_007,
    additional_information: { gift_card_text: "Szia", ribbon_color: "piros" },
  },
  model: {
    productId: "12",
    name: "Tej",
    quantity: 24,
    unitName: "db",
    alternativeQuantity: 2,
    alternativeUnitName: "karton",
    quantityType: "alternative",
    sliced: true,
    substitution: "CALL_ME",
    withdrawableQuantity: 20,
    price: 329,
    total: 7_896,
    deposit: 1_200,
    discount: -96,
    paid: 7_800,
    vatPercent: 18,
    vat: 1_007,
    additionalInformation: { giftCardText: "Szia", ribbonColor: "piros" },
  },
};
const bareLine = {
  wire: {
    ...line.wire,
    alternative_quantity_piece: null,
    alternative_quantity_name: null,
    quantityType: "default",
    vat: null,
    additional_information: {},
  },
  model: {
    ...line.model,
    alternativeQuantity: null,
    alternativeUnitName: null,
    quantityType: "default",
    vatPercent: null,
    additionalInformation: { giftCardText: null, ribbonColor: null },
  },
};
const plainLine = {
  wire: { ...line.wire, additional_information: null },
  model: { ...line.model, additionalInformation: null },
};

const withdrawal = {
  wire: {
    id: "w1",
    created_at: "2026-11-23T10:00:00Z",
    amount: 329,
    products: [{ product_id: "12", name: "Tej", piece: 1, default_quantity_name: "db" }],
    refund_account: { holder: "Kiss Éva", masked_number: "•••• 1018" },
  },
  model: {
    id: "w1",
    createdAt: "2026-11-23T10:00:00Z",
    amount: 329,
    refundAccount: { holder: "Kiss Éva", number: "•••• 1018" },
    products: [
      {
        productId: "12",
        name: "Tej",
        quantity: 1,
        unitName: "db",
        alternativeQuantity: null,
        alternativeUnitName: null,
      },
    ],
  },
};
const placed = { code: "PLACED", title: "Leadva" };

const order = {
  wire: {
    id: "o1",
    created_at: "2026-11-21T10:00:00Z",
    status: placed,
    goods_amount: 1,
    deposit_amount: 2,
    discount_amount: 3,
    delivery_amount: 4,
    cash_on_delivery_amount: 5,
    boxing_amount: 6,
    donation_amount: 7,
    total_amount: 8,
    order_products: [line.wire, bareLine.wire, plainLine.wire],
    fees: [
      { kind: "DELIVERY", vat: 27, amount: 990, vat_amount: 210 },
      { kind: "BOXING", vat: null, amount: 150, vat_amount: 0 },
    ],
    shipping_method: { id: "4", name: "Átvétel" },
    payment_method: { id: "1", name: "Utalás" },
    payment: { status: "REFUSED", refusal: "CANCELED", can_retry: true },
    shipping_address: destination.wire,
    billing_address: billingAddress.wire,
    contact_data: contactPerson.wire,
    timetable_time_slot: timeRange.wire,
    post_point: postPoint.wire,
    pickup: {
      code: "K7M2PX",
      ready_from: "2026-11-21T13:00:00Z",
      opening_hours: [{ weekday: 1, opens: "07:00", closes: "21:00" }],
    },
    linked_order_id: "o0",
    coupon_code: "TEL",
    comment: "Kérem",
    returns_empties: true,
    user_type: "GUEST",
    affiliation: "NONE",
    cancellable_until: "2026-11-21T20:00:00Z",
    withdrawable_until: "2026-12-06T10:00:00Z",
    confirm_until: "2026-11-21T12:00:00Z",
    is_brief: false,
    withdrawals: [withdrawal.wire],
    events: [{ status: placed, created_at: "2026-11-21T10:00:00Z" }],
  },
  model: {
    id: "o1",
    createdAt: "2026-11-21T10:00:00Z",
    status: placed,
    amounts: { goods: 1, deposit: 2, discount: 3, delivery: 4, cashOnDelivery: 5, boxing: 6, donation: 7, total: 8 },
    lines: [line.model, bareLine.model, plainLine.model],
    fees: [
      { kind: "DELIVERY", vatPercent: 27, amount: 990, vat: 210 },
      { kind: "BOXING", vatPercent: null, amount: 150, vat: 0 },
    ],
    shippingMethod: { id: "4", name: "Átvétel", kind: "pickup" },
    paymentMethod: { id: "1", name: "Utalás", kind: "bankTransfer" },
    payment: { status: "REFUSED", refusal: "CANCELED", canRetry: true },
    shippingAddress: destination.model,
    billingAddress: billingAddress.model,
    contactPerson: contactPerson.model,
    timeSlot: timeRange.model,
    postPoint: postPoint.model,
    pickup: {
      code: "K7M2PX",
      readyFrom: "2026-11-21T13:00:00Z",
      week: [{ weekday: 1, opens: "07:00", closes: "21:00" }],
    },
    linkedOrderId: "o0",
    couponCode: "TEL",
    comment: "Kérem",
    returnsEmpties: true,
    userType: "GUEST",
    affiliation: "NONE",
    cancellableUntil: "2026-11-21T20:00:00Z",
    withdrawableUntil: "2026-12-06T10:00:00Z",
    confirmUntil: "2026-11-21T12:00:00Z",
    isBrief: false,
    withdrawals: [withdrawal.model],
    events: [{ status: placed, at: "2026-11-21T10:00:00Z" }],
  },
};

it("[CONST-1] an order's shipping and payment methods use the shop's own ids", () => {
  const ids = {
    shippingMethodIds: { courier: "4", pickup: "0" },
    paymentMethodIds: { bankTransfer: "0", borgun: "1" },
  };
  expect(orderFromWire(order.wire, { left: [], ids })).toMatchObject({
    shippingMethod: { kind: "courier" },
    paymentMethod: { kind: "borgun" },
  });
});

reads("an order", orderFromWire, {
  ...order,
  without: {
    payment: { payment: null },
    shipping_address: { shippingAddress: null },
    billing_address: { billingAddress: null },
    contact_data: { contactPerson: null },
    timetable_time_slot: { timeSlot: null },
    post_point: { postPoint: null },
    linked_order_id: { linkedOrderId: null },
    coupon_code: { couponCode: null },
    comment: { comment: null },
    cancellable_until: { cancellableUntil: null },
    withdrawable_until: { withdrawableUntil: null },
    confirm_until: { confirmUntil: null },
  },
});

reads("an order that was placed", placedOrderFromWire, {
  wire: {
    order: order.wire,
    rewrite_url: "https://bank.example/pay",
    transaction_id: "t1",
    registration_result: { token: "abc", user: shopper.wire },
  },
  model: {
    order: order.model,
    payAt: "https://bank.example/pay",
    transactionId: "t1",
    registration: { token: "abc", user: shopper.model },
  },
  without: {
    rewrite_url: { payAt: null },
    registration_result: { registration: null },
  },
});
