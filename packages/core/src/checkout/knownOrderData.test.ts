import { describe, expect, it } from "vitest";
import { emptyCart as cart } from "../cart/emptyCart.ts";
import { newAddress } from "../delivery/newAddress.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import { huf } from "../product/amounts.ts";
import { knownOrderData, type KnownOfOrder } from "./knownOrderData.ts";
import { noOrderData } from "./noOrderData.ts";

const nothing: KnownOfOrder = { cart: null, selection: null, user: null };
const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" } as const;
const home = { ...newAddress, id: "7", name: "Kis Anna", postcode: "6720", city: "Szeged", street: "Fő utca", houseNumber: "1" };
const billing: BillingAddress = {
  id: "9",
  name: "Kis Anna",
  postcode: "6720",
  city: "Szeged",
  street: "Fő utca",
  houseNumber: "1",
  isCompany: false,
  vatNumber: null,
  bankTransferEnabled: true,
  isDefault: false,
  isGoodid: false,
};
const card = { id: "3", cardTitle: "", cardType: "VISA", cardPan: "4242", cardExp: "12/28", isDefault: false };
const user = {
  name: "Kis Anna",
  email: "anna@pelda.hu",
  telephone: null,
  shippingAddresses: [home],
  billingAddresses: [{ ...billing, id: "8" }, { ...billing, isDefault: true }],
  savedCards: [{ ...card, id: "2" }, { ...card, isDefault: true }],
};
const pickup = { id: "4", kind: "pickup", name: "GPoint", priceRanges: [], discountPrice: null, maxWeight: null, description: null, shortDescription: null, deliveryTime: null } as const;
const linkedOrder = {
  id: "1",
  createdAt: "2026-11-20",
  shippingAddress: { name: "Nagy Béla", postcode: "1186", city: "Budapest", street: "Másik utca", houseNumber: "2", telephone: "3612345678", note: null },
  timeSlot: null,
  shippingMethod: { ...pickup, isActive: true, sort: 1 },
  paymentMethod: { id: "2", name: "Utánvét", shortDescription: null, isActive: true, sort: 1 },
};

describe("knownOrderData", () => {
  it("[ORDER-6] is nothing but to keep addresses, where nothing is known", () => {
    expect(knownOrderData(noOrderData, nothing)).toEqual(noOrderData);
    expect([noOrderData.saveShippingAddress, noOrderData.saveBillingAddress]).toEqual([true, true]);
  });

  it("fills in what an account has: the person, the default billing address and card", () => {
    const known = knownOrderData(noOrderData, { ...nothing, user });
    expect(known.contactPerson).toEqual({ name: "Kis Anna", email: "anna@pelda.hu", telephone: "" });
    expect([known.billingAddress?.id, known.savedCardId]).toEqual(["9", "3"]);
  });

  it("[ADDR-9] fills in the saved address that was picked, else the postcode", () => {
    const saved = { ...szeged, deliveryType: "savedAddress", addressId: "7" } as const;
    expect(knownOrderData(noOrderData, { ...nothing, user, selection: saved })).toMatchObject({ shippingAddressId: "7", shippingAddress: home });
    expect(knownOrderData(noOrderData, { ...nothing, selection: szeged }).shippingAddress).toEqual({ ...newAddress, postcode: "6720", city: "Szeged" });
  });

  it("prefers what was entered, as long as the goods go there", () => {
    const entered = { ...noOrderData, shippingAddress: { ...home, street: "Új utca" }, billingAddress: { ...billing, id: "new" } };
    expect(knownOrderData(entered, { cart, user, selection: szeged })).toMatchObject({ shippingAddress: { street: "Új utca" }, billingAddress: { id: "new" } });
    const elsewhere = { ...szeged, zip: "1186", city: "Budapest" };
    expect(knownOrderData(entered, { cart, user, selection: elsewhere }).shippingAddress).toEqual({ ...newAddress, postcode: "1186", city: "Budapest" });
    expect(knownOrderData(entered, { cart, user, selection: { type: "personal" } }).shippingAddress).toBeNull();
  });

  it("[CHK-8] takes the address, the way and the payment of the order that the cart travels with", () => {
    const entered = { ...noOrderData, shippingAddress: home, shippingMethodId: "1" };
    const known = knownOrderData(entered, { cart: { ...cart, linkedOrder }, user, selection: szeged });
    expect(known.shippingAddress).toMatchObject({ street: "Másik utca" });
    expect([known.shippingMethodId, known.paymentMethodId]).toEqual(["4", "2"]);
    expect(known.contactPerson?.telephone).toBe("3612345678");
  });

  it("forgets a way of getting the goods that does not fit where they go", () => {
    const chosen = { ...noOrderData, shippingMethodId: "4" };
    expect(knownOrderData(chosen, { cart, user: null, selection: szeged }).shippingMethodId).toBeNull();
    expect(knownOrderData(chosen, { cart, user: null, selection: { type: "personal" } }).shippingMethodId).toBe("4");
    const onCart = { ...cart, shippingMethod: { ...pickup, price: huf(0), extraCost: null, isAvailable: true, problems: [] } };
    expect(knownOrderData(noOrderData, { cart: onCart, user: null, selection: szeged }).shippingMethodId).toBeNull();
  });

  it("knows of the cart's billing address what the account says of it", () => {
    const { bankTransferEnabled: _, isDefault: __, isGoodid: ___, ...onCart } = billing;
    const address = (id: string | null) => ({ ...onCart, id, name: "N", street: "U", houseNumber: "1" });
    const known = (id: string | null) => knownOrderData(noOrderData, { cart: { ...cart, billingAddress: address(id) }, user, selection: null }).billingAddress;
    expect(known("9")).toMatchObject({ id: "9", bankTransferEnabled: true });
    expect(known(null)).toMatchObject({ id: newAddress.id, bankTransferEnabled: false });
  });
});
