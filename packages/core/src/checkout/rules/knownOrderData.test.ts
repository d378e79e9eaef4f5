import { describe, expect, it } from "vitest";
import { emptyCart } from "../../cart/queue/emptyCart.ts";
import { newAddress } from "../../address/newAddress.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import { huf } from "../../product/amounts.ts";
import { knownOrderData, type OrderDataSources } from "./knownOrderData.ts";
import { noOrderData } from "./noOrderData.ts";
import type { OrderData } from "../model/OrderData.ts";

/** The sources of an order's data; their values are named after them. */
type Source = "entered" | "linked" | "cart" | "account";

const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" } as const;
const pickup = { type: "personal" } as const;
const street = { street: "Fő utca", houseNumber: "1" };
const destination = (name: Source) => ({
  ...street,
  name,
  postcode: "6720",
  city: "Szeged",
  telephone: null,
  note: null,
});
const shippingAddress = (name: Source, id: string = newAddress.id) => ({ ...newAddress, ...destination(name), id });
const person = (name: Source) => ({ name, email: "anna@pelda.hu", telephone: "3612345678" });
const billing = (name: Source): BillingAddress => ({
  ...street,
  id: newAddress.id,
  name,
  postcode: "6720",
  city: "Szeged",
  isCompany: false,
  vatNumber: null,
  bankTransferEnabled: false,
  isDefault: false,
  isImported: false,
});
const point = (name: Source) => ({
  id: "2",
  extId: null,
  name,
  postcode: "6720",
  city: "Szeged",
  streetName: "Fő",
  streetType: "utca",
  houseNumber: "1",
  latitude: 46.2,
  longitude: 20.1,
  servicePointType: "PP",
  workingHours: "",
});
const shippingMethod = (id: string) => ({
  id,
  kind: "courier" as const,
  name: "",
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  discountPrice: null,
  maxWeight: null,
  description: null,
  shortDescription: null,
  deliveryTime: null,
});
const wholeMethod = (id: string) => ({
  ...shippingMethod(id),
  price: huf(0),
  extraCost: null,
  isAvailable: true,
  problems: [],
});
const paymentMethod = (id: string) => ({ id, name: "", shortDescription: null });
const card = { id: "other", cardTitle: "", cardType: "VISA", cardPan: "4242", cardExp: "12/28", isDefault: false };

const entered: OrderData = {
  ...noOrderData,
  contactPerson: person("entered"),
  shippingMethodId: "entered",
  shippingAddress: shippingAddress("entered"),
  postPoint: point("entered"),
  billingAddress: billing("entered"),
  paymentMethodId: "entered",
  savedCardId: "entered",
};
const linkedOrder = {
  id: "1",
  createdAt: "2026-11-20",
  shippingAddress: destination("linked"),
  timeSlot: null,
  shippingMethod: { ...shippingMethod("linked"), isActive: true, sort: 1 },
  paymentMethod: { ...paymentMethod("linked"), isActive: true, sort: 1 },
};
const slot = {
  id: "cart",
  day: "2026-11-21",
  from: "08:00",
  to: "10:00",
  timeRangeId: "1",
  sector: { id: "1", name: "" },
  orderLimit: null,
  weightLimit: null,
  price: huf(0),
  visibleUntil: null,
  heldUntil: null,
  status: "ACTIVE" as const,
};
const cart = {
  ...emptyCart,
  contactPerson: person("cart"),
  shippingMethod: wholeMethod("cart"),
  shippingAddress: destination("cart"),
  timeSlot: slot,
  postPoint: point("cart"),
  billingAddress: {
    ...street,
    id: null,
    name: "cart",
    postcode: "6720",
    city: "Szeged",
    isCompany: false,
    vatNumber: null,
  },
  paymentMethod: {
    ...paymentMethod("cart"),
    kind: "simple" as const,
    isAvailable: true,
    cost: huf(0),
    minAmount: null,
    maxAmount: null,
    postalDescription: null,
  },
  savedCardId: "cart",
};
const user = {
  name: "account",
  email: "anna@pelda.hu",
  telephone: null,
  shippingAddresses: [shippingAddress("account", "7")],
  billingAddresses: [
    { ...billing("account"), id: "8", name: "other" },
    { ...billing("account"), id: "9", isDefault: true },
  ],
  savedCards: [card, { ...card, id: "account", isDefault: true }],
};
const nothing: OrderDataSources = { cart: null, selection: szeged, user: null };
const known = (data: Partial<OrderData>, others: Partial<OrderDataSources>) =>
  knownOrderData({ ...noOrderData, ...data }, { ...nothing, ...others });

/** Each combination in which some sources have all their values, and the others are missing or empty. */
const situations = Array.from({ length: 32 }, (_, bits) => {
  const has = (bit: number) => Math.floor(bits / 2 ** bit) % 2 === 1;
  const knows = { entered: has(0), linked: has(1), cart: has(2), account: has(3) };
  const isBlank = has(4);
  const blankUser = { ...user, name: "", billingAddresses: [], savedCards: [] };
  const order = isBlank ? { ...linkedOrder, paymentMethod: null } : linkedOrder;
  const itsCart = knows.cart ? cart : isBlank || knows.linked ? emptyCart : null;
  const shown = knownOrderData(knows.entered ? entered : noOrderData, {
    cart: itsCart && { ...itsCart, linkedOrder: knows.linked ? order : null },
    selection: szeged,
    user: knows.account ? user : isBlank ? blankUser : null,
  });
  return { knows, isBlank, shown };
});

describe("knownOrderData", () => {
  it("[ORDER-6] has only the choice to save addresses, when nothing is known", () => {
    expect(known({}, { selection: null })).toEqual(noOrderData);
    expect([noOrderData.saveShippingAddress, noOrderData.saveBillingAddress]).toEqual([true, true]);
  });

  it.each<
    [
      rules: string,
      part: keyof OrderData,
      read: (data: OrderData) => string | null | undefined,
      order: ReadonlyArray<Source>,
    ]
  >([
    ["[ORDER-6]", "contactPerson", ({ contactPerson }) => contactPerson?.name, ["entered", "cart", "account"]],
    ["[ORDER-6]", "billingAddress", ({ billingAddress }) => billingAddress?.name, ["entered", "cart", "account"]],
    ["[ORDER-6]", "savedCardId", ({ savedCardId }) => savedCardId, ["entered", "cart", "account"]],
    ["[ORDER-6]", "postPoint", ({ postPoint }) => postPoint?.name, ["entered", "cart"]],
    ["[ORDER-6]", "timeSlotId", ({ timeSlotId }) => timeSlotId, ["cart"]],
    ["[CHK-8]", "shippingMethodId", ({ shippingMethodId }) => shippingMethodId, ["linked", "cart"]],
    [
      "[CHK-8] [ADDR-9]",
      "shippingAddress",
      ({ shippingAddress: address }) => address?.name,
      ["linked", "entered", "cart"],
    ],
  ])("%s takes %s from the first source that has one", (_rules, _part, read, order) => {
    for (const { knows, shown } of situations) {
      expect(read(shown) || null).toBe(order.find((source) => knows[source]) ?? null);
    }
  });

  it("[ORDER-6] [SEAM-2] prefers the entered payment to the cart's, and takes none from the linked order", () => {
    for (const { knows, shown } of situations)
      expect(shown.paymentMethodId).toBe((["entered", "cart"] as const).find((source) => knows[source]) ?? null);
  });

  it("[ORDER-6] takes the account's default address and card, else the first ones", () => {
    const { billingAddresses, savedCards } = user;
    expect(known({}, { user })).toMatchObject({ billingAddress: { id: "9" }, savedCardId: "account" });
    const [address] = billingAddresses;
    const none = { ...user, billingAddresses: address ? [address] : [], savedCards: savedCards.slice(0, 1) };
    expect(known({}, { user: none })).toMatchObject({ billingAddress: { id: "8" }, savedCardId: "other" });
  });

  it("[CHK-8] uses the shipping address's telephone for an account without one", () => {
    const saved = { ...user, shippingAddresses: [{ ...shippingAddress("account", "7"), telephone: "3620" }] };
    expect(
      known({}, { user: saved, selection: { ...szeged, deliveryType: "savedAddress", addressId: "7" } }).contactPerson
        ?.telephone,
    ).toBe("3620");
    const telephone = "3612345678";
    const travelling = {
      ...emptyCart,
      linkedOrder: { ...linkedOrder, shippingAddress: { ...destination("linked"), telephone } },
    };
    expect(known({}, { user, cart: travelling }).contactPerson).toEqual({ ...person("account"), telephone });
    expect(known({}, { user: { ...user, telephone: "3670" }, cart: travelling }).contactPerson?.telephone).toBe("3670");
    expect(known({}, { user, cart }).contactPerson).toEqual(person("cart"));
    for (const selection of [szeged, pickup, null])
      expect(known({}, { user, selection }).contactPerson?.telephone).toBe("");
  });

  it("[ADDR-9] fills in the chosen saved address, else the postcode", () => {
    const saved = { ...szeged, deliveryType: "savedAddress", addressId: "7" } as const;
    expect(known({}, { user, selection: saved })).toMatchObject({
      shippingAddressId: "7",
      shippingAddress: shippingAddress("account", "7"),
    });
    const byPostcode = {
      shippingAddressId: null,
      shippingAddress: { ...newAddress, postcode: "6720", city: "Szeged" },
    };
    expect(known({}, { selection: saved })).toMatchObject({ ...byPostcode, shippingAddressId: "7" });
    expect(known({}, { user })).toMatchObject(byPostcode);
  });

  it("[ADDR-9] [CHK-8] forgets an address that was entered for another place", () => {
    const elsewhere = { ...szeged, zip: "1186", city: "Budapest" };
    expect(known(entered, { selection: elsewhere }).shippingAddress).toEqual({
      ...newAddress,
      postcode: "1186",
      city: "Budapest",
    });
    for (const selection of [pickup, null])
      expect(known(entered, { selection })).toMatchObject({ shippingAddress: null, shippingAddressId: null });
  });

  it("[ORDER-6] completes only the cart's own billing address from the account", () => {
    const mayTransfer = {
      ...user,
      billingAddresses: user.billingAddresses.map((address) => ({
        ...address,
        bankTransferEnabled: address.id === "9",
      })),
    };
    const shown = (id: string | null, account: typeof user | null = mayTransfer) =>
      known({}, { cart: { ...cart, billingAddress: { ...cart.billingAddress, id } }, user: account }).billingAddress;
    expect(shown("9")).toEqual({ ...billing("cart"), id: "9", bankTransferEnabled: true });
    expect(shown("8")).toEqual({ ...billing("cart"), id: "8" });
    expect(shown("other")).toEqual({ ...billing("cart"), id: "other" });
    expect(shown(null)).toEqual(billing("cart"));
    expect(shown("9", null)).toEqual({ ...billing("cart"), id: "9" });
  });

  describe("[ADDR-13] a bill for the shipping address", () => {
    const moved = { ...shippingAddress("entered"), street: "Új utca", houseNumber: "2" };
    const bill = { ...billing("entered"), id: "9", isCompany: true, vatNumber: "1", bankTransferEnabled: true };
    const shown = (data: Partial<OrderData>, others: Partial<OrderDataSources> = {}) =>
      known({ billingAddress: bill, isBillingSame: true, ...data }, others).billingAddress;

    it("follows a changed address as a new one, and keeps its name and company", () => {
      expect(shown({ shippingAddress: moved })).toEqual({
        ...bill,
        id: newAddress.id,
        bankTransferEnabled: false,
        street: "Új utca",
        houseNumber: "2",
      });
    });

    it("follows a saved address that is picked, and an order that the cart is linked to", () => {
      const saved = { ...user, shippingAddresses: [{ ...moved, id: "7" }] };
      const selection = { ...szeged, deliveryType: "savedAddress", addressId: "7" } as const;
      expect(shown({}, { user: saved, selection })).toMatchObject({ street: "Új utca" });
      const linked = { ...linkedOrder, shippingAddress: { ...destination("linked"), street: "Új utca" } };
      expect(shown({}, { cart: { ...emptyCart, linkedOrder: linked } })).toMatchObject({ street: "Új utca" });
    });

    it.each<[string, Partial<OrderData>, Partial<OrderDataSources>]>([
      ["the address is the same", { shippingAddress: shippingAddress("entered") }, {}],
      ["the new one lacks its house", { shippingAddress: { ...moved, houseNumber: " " } }, {}],
      ["another place is chosen", { shippingAddress: moved }, { selection: { ...szeged, zip: "1186" } }],
      ["the goods are fetched", { shippingAddress: moved }, { selection: pickup }],
      ["the shopper wants another one", { shippingAddress: moved, isBillingSame: false }, {}],
    ])("stays as it is where %s", (_reason, data, others) => {
      expect(shown(data, others)).toEqual(bill);
    });

    it("is none while there is no billing address", () => {
      expect(shown({ shippingAddress: moved, billingAddress: null })).toBeNull();
    });
  });
});
