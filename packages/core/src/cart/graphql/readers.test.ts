import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { decodeResponse } from "../../transport/decodeResponse.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import { cartBillingAddressFromWire } from "./generated/decoders.ts";
import { cartFromWire } from "./generated/decoders.ts";
import { cartMergeChangeFromWire } from "../../session/graphql/generated/decoders.ts";
import { destinationFromWire } from "../../address/graphql/generated/decoders.ts";
import {
  billingAddress,
  contactPerson,
  destination,
  linkableOrder,
  paymentMethod,
  postPoint,
  product,
  shippingMethod,
  timeSlot,
} from "../../decoding/examples.test.support.ts";
import { linkableOrderFromWire } from "./generated/decoders.ts";
import { paymentMethodFromWire } from "../../payment/graphql/generated/decoders.ts";
import { placeFromWire } from "../../address/graphql/generated/decoders.ts";
import { reads } from "../../decoding/reads.test.support.ts";
import { reading } from "../../decoding/Reading.ts";
import { shippingMethodFromWire } from "../../delivery/graphql/generated/decoders.ts";
import { timeSlotFromWire } from "../../delivery/graphql/generated/decoders.ts";

const line = {
  wire: {
    product: product.wire,
    piece: 24,
    alternative_quantity_piece: 2,
    quantityType: "alternative",
    sliced: true,
    substitution: "CALL_ME",
    price: 329,
    total_price: 9_096,
    additional_information: { gift_card_text: "Boldog napot!", ribbon_color: "piros" },
  },
  model: {
    product: product.model,
    quantity: 24,
    alternativeQuantity: 2,
    quantityType: "alternative",
    sliced: true,
    substitution: "CALL_ME",
    price: 329,
    total: 9_096,
    additionalInformation: { giftCardText: "Boldog napot!", ribbonColor: "piros" },
  },
};

const cart = {
  wire: {
    id: "c1",
    hash: "h1",
    revision: 3,
    cart_products: [line.wire],
    total_price: 9_096,
    discount_price: 500,
    coupon_code: "TEL",
    linked_order: linkableOrder.wire,
    shipping_method: shippingMethod.wire,
    shipping_address: destination.wire,
    timetable_time_slot: timeSlot.wire,
    post_point: postPoint.wire,
    contact_data: contactPerson.wire,
    billing_address: billingAddress.wire,
    payment_method: paymentMethod.wire,
    payment_method_data: { user_saved_credit_card_id: "k1" },
    age_confirmed: true,
    deleted_products: [{ product_id: "13", product_name: "Vaj" }],
    warnings: [{ product_id: "12", product_name: "Tej", message: "Elfogyott" }],
  },
  model: {
    id: "c1",
    hash: "h1",
    revision: 3,
    lines: [line.model],
    totalPrice: 9_096,
    discountPrice: 500,
    couponCode: "TEL",
    linkedOrder: linkableOrder.model,
    shippingMethod: shippingMethod.model,
    shippingAddress: destination.model,
    timeSlot: timeSlot.model,
    postPoint: postPoint.model,
    contactPerson: contactPerson.model,
    billingAddress: billingAddress.model,
    paymentMethod: paymentMethod.model,
    savedCardId: "k1",
    ageConfirmed: true,
    deletedProducts: [{ productId: "13", productName: "Vaj" }],
    warnings: [{ productId: "12", productName: "Tej", message: "Elfogyott" }],
  },
};

reads("a cart", cartFromWire, {
  ...cart,
  without: {
    discount_price: { discountPrice: null },
    coupon_code: { couponCode: null },
    linked_order: { linkedOrder: null },
    shipping_method: { shippingMethod: null },
    shipping_address: { shippingAddress: null },
    timetable_time_slot: { timeSlot: null },
    post_point: { postPoint: null },
    contact_data: { contactPerson: null },
    billing_address: { billingAddress: null },
    payment_method: { paymentMethod: null },
    payment_method_data: { savedCardId: null },
  },
});

const inDefaultUnits = { quantityType: "default", alternativeQuantity: null };

it.each([
  ["in default units", { quantityType: "default" }, inDefaultUnits],
  [
    "whose product has lost its alternative unit",
    { product: { ...product.wire, alternative_quantity_name: null } },
    { ...inDefaultUnits, product: { ...product.model, alternativeUnit: null } },
  ],
  ["without an alternative quantity", { alternative_quantity_piece: null }, inDefaultUnits],
  ["without a gift card", { additional_information: null }, { additionalInformation: null }],
  [
    "of a gift without a text",
    { additional_information: { ribbon_color: "piros" } },
    { additionalInformation: { giftCardText: null, ribbonColor: "piros" } },
  ],
  [
    "of a gift without a ribbon",
    { additional_information: { gift_card_text: "Szia" } },
    { additionalInformation: { giftCardText: "Szia", ribbonColor: null } },
  ],
])("a cart line %s is decoded", (_what, wire, model) => {
  const read = cartFromWire({ ...cart.wire, cart_products: [{ ...line.wire, ...wire }] }, reading());
  expect(read).toEqual({ ...cart.model, lines: [{ ...line.model, ...model }] });
});

it("[PRICE-1] a cart line with an invalid product is skipped and logged", async () => {
  const logged: LogEntry[] = [];
  const refused = { ...line.wire, product: { ...product.wire, price: -1 } };
  const answer = { ...cart.wire, cart_products: [refused, line.wire] };
  const read = await decodeResponse(cartFromWire, answer, { ids: {} }).pipe(
    Effect.provideService(OperatorLog, (entry) => void logged.push(entry)),
    Effect.runPromise,
  );
  expect(read.lines).toEqual([line.model]);
  expect(logged).toMatchObject([{ level: "error", message: "Refused what the server sent" }]);
  expect(logged[0]?.details).toHaveLength(1);
  expect(logged[0]?.details[0]).toMatchObject({
    _tag: "DecodeError",
    message: 'Expected value between 0 and 2147483647\n  at ["product"]["regularPrice"]',
  });
});

reads("a destination", destinationFromWire, {
  ...destination,
  without: {
    name: { name: null },
    street: { street: null },
    house_number: { houseNumber: null },
    note: { note: null },
    telephone: { telephone: null },
  },
});

reads("a cart's billing address", cartBillingAddressFromWire, {
  ...billingAddress,
  without: { id: { id: null }, vat_number: { vatNumber: null } },
});

reads("a way to deliver", shippingMethodFromWire, {
  ...shippingMethod,
  without: {
    extra_cost: { extraCost: null },
    discount_price: { discountPrice: null },
    max_weight: { maxWeight: null },
    description: { description: null },
    short_description: { shortDescription: null },
    delivery_time: { deliveryTime: null },
    refuses: { refuses: [] },
    time_slots: { timeSlots: null },
    cash_cost: { cashCost: null },
  },
});

reads("[SHIP-8] a way to deliver that says nothing about goods refuses what its kind does", shippingMethodFromWire, {
  wire: { ...shippingMethod.wire, id: "3", refuses: null },
  model: {
    ...shippingMethod.model,
    id: "3",
    kind: "postPoint",
    refuses: ["CHILLED", "FROZEN", "FRAGILE", "NOT_MAILABLE", "ADULTS_ONLY"],
  },
});

reads("[SHIP-10] a way to deliver without a free time slot", shippingMethodFromWire, {
  wire: { ...shippingMethod.wire, time_slots: { earliest: null, lowest_price: null, highest_price: null } },
  model: { ...shippingMethod.model, timeSlots: { free: null } },
});

reads("a way to pay", paymentMethodFromWire, {
  ...paymentMethod,
  without: {
    min_amount: { minAmount: null },
    max_amount: { maxAmount: null },
    short_description: { shortDescription: null },
    short_description_mpl_type: { postalDescription: null },
  },
});

reads("a time slot", timeSlotFromWire, { ...timeSlot, without: { held_until: { heldUntil: null } } });

reads("an order that a cart can be linked to", linkableOrderFromWire, {
  ...linkableOrder,
  without: {
    shipping_name: { shippingAddress: { ...destination.model, name: null } },
    shipping_street: { shippingAddress: { ...destination.model, street: null } },
    shipping_house_number: { shippingAddress: { ...destination.model, houseNumber: null } },
    shipping_telephone: { shippingAddress: { ...destination.model, telephone: null } },
    shipping_note: { shippingAddress: { ...destination.model, note: null } },
    timetable_time_slot: { timeSlot: null },
  },
});

reads("an order that a cart can be linked to, of methods that say little", linkableOrderFromWire, {
  wire: {
    ...linkableOrder.wire,
    shipping_method: { id: "9", name: "Drón", is_active: false, sort: 1, price_ranges: [] },
    payment_method: { id: "9", name: "Csere", is_active: false, sort: 1 },
  },
  model: {
    ...linkableOrder.model,
    shippingMethod: {
      id: "9",
      kind: null,
      name: "Drón",
      isActive: false,
      sort: 1,
      priceRanges: [],
      discountPrice: null,
      maxWeight: null,
      description: null,
      shortDescription: null,
      deliveryTime: null,
    },
    paymentMethod: { id: "9", name: "Csere", isActive: false, sort: 1, shortDescription: null },
  },
});

reads("a place", placeFromWire, {
  wire: { postcode: 1186, city: "Budapest" },
  model: { postcode: "1186", city: "Budapest" },
});

reads("what became of a guest's line", cartMergeChangeFromWire, {
  wire: { product_id: "12", product_name: "Tej", kind: "CAPPED", wanted: 12, piece: 10 },
  model: { productId: "12", productName: "Tej", kind: "CAPPED", wanted: 12, quantity: 10 },
});
