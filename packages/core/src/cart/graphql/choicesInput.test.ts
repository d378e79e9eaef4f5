import { describe, expect, it } from "vitest";
import { pickupAddress } from "../../address/pickupAddress.ts";
import { huf } from "../../product/amounts.ts";
import type { CartChoices } from "../model/Cart.ts";
import { choicesInput } from "./choicesInput.ts";

const place = { postcode: "8315", city: "Gyenesdiás", street: "Fő út", houseNumber: "1/b", name: "Kis Éva" };
const written = { postcode: 8315, city: "Gyenesdiás", street: "Fő út", house_number: "1/b", name: "Kis Éva" };
const listed = {
  discountPrice: null,
  maxWeight: null,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
};
const courier = { ...listed, id: "1", kind: "courier", name: "Kamra" } as const;
const cash = { id: "2", name: "Utánvét", shortDescription: null };

/** Each choice and its contract input. */
const table: ReadonlyArray<readonly [chosen: Partial<CartChoices>, input: object]> = [
  [{ couponCode: "TIZ" }, { coupon_code: "TIZ" }],
  [
    {
      linkedOrder: {
        id: "987",
        createdAt: "2026-11-21T09:00:00Z",
        shippingAddress: pickupAddress,
        timeSlot: null,
        shippingMethod: { ...courier, isActive: true, sort: 1 },
        paymentMethod: null,
      },
    },
    { linked_order_id: "987" },
  ],
  [
    { shippingMethod: { ...courier, price: huf(990), extraCost: null, isAvailable: true, problems: [] } },
    { shipping_method: "1" },
  ],
  [
    { shippingAddress: { ...place, telephone: "36301234567", note: "Kapucsengő: 12" } },
    { shipping_address: { ...written, telephone: "36301234567", note: "Kapucsengő: 12" } },
  ],
  [
    {
      timeSlot: {
        id: "44",
        timeRangeId: "1",
        day: "2026-11-22",
        from: "08:00",
        to: "10:00",
        sector: { id: "1", name: "Budapest" },
        orderLimit: null,
        weightLimit: null,
        price: huf(990),
        visibleUntil: null,
        heldUntil: null,
        status: "ACTIVE",
      },
    },
    { timetable_time_slot: "44" },
  ],
  [
    {
      postPoint: {
        id: "55",
        extId: null,
        name: "Gyenesdiás posta",
        postcode: "8315",
        city: "Gyenesdiás",
        streetName: "Fő",
        streetType: "út",
        houseNumber: "1",
        latitude: 46.77,
        longitude: 17.29,
        servicePointType: "POST_OFFICE",
        workingHours: "",
      },
    },
    { post_point: "55" },
  ],
  [
    { contactPerson: { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" } },
    { contact_data: { contact_name: "Kis Éva", contact_email: "eva@pelda.hu", contact_telephone: "36301234567" } },
  ],
  [
    { billingAddress: { ...place, id: "9", isCompany: true, vatNumber: "12345676-2-42" } },
    { billing_address: { ...written, id: "9", is_company: true, vat_number: "12345676-2-42" } },
  ],
  [
    {
      paymentMethod: {
        ...cash,
        kind: "cashOnDelivery",
        isAvailable: true,
        cost: huf(390),
        minAmount: null,
        maxAmount: null,
        postalDescription: null,
      },
    },
    { payment_method: "2" },
  ],
  [{ savedCardId: "66" }, { payment_method_data: { user_saved_credit_card_id: "66" } }],
  [{ ageConfirmed: true }, { age_confirmed: true }],
];

describe("[CART-17] the input of choices", () => {
  it.each(table)("maps %o to its contract fields, and names no other fields", (chosen, input) => {
    expect(choicesInput(chosen)).toEqual(input);
  });

  it.each([
    ["couponCode", "coupon_code"],
    ["linkedOrder", "linked_order_id"],
    ["shippingMethod", "shipping_method"],
    ["shippingAddress", "shipping_address"],
    ["timeSlot", "timetable_time_slot"],
    ["postPoint", "post_point"],
    ["contactPerson", "contact_data"],
    ["billingAddress", "billing_address"],
    ["paymentMethod", "payment_method"],
    ["savedCardId", "payment_method_data"],
  ])("%s is cleared by null", (choice, written) => {
    expect(choicesInput({ [choice]: null })).toEqual({ [written]: null });
  });

  it("maps all choices together, and no choices to an empty input", () => {
    const all = table.reduce<Partial<CartChoices>>((before, [chosen]) => ({ ...before, ...chosen }), {});
    expect(choicesInput(all)).toEqual(table.reduce((before, [, input]) => ({ ...before, ...input }), {}));
    expect(Object.keys(choicesInput({}))).toEqual([]);
  });
});
