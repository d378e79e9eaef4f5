import { expect, it } from "vitest";
import { newAddress } from "../../address/newAddress.ts";
import { huf } from "../../product/amounts.ts";
import { type CheckoutSources, checkoutState } from "./checkoutState.ts";

const courier = { id: "1", kind: "courier" as const, isAvailable: true, problems: [] };
const pickup = { ...courier, id: "4", kind: "pickup" as const };
const simple = { id: "3", kind: "simple" as const, isAvailable: true, cost: null, minAmount: huf(10), maxAmount: null };
const home = { ...newAddress, postcode: "6720", city: "Szeged" };

const known: CheckoutSources = {
  due: huf(5000),
  isLoggedIn: false,
  savedCards: [],
  cart: null,
  linkedOrder: null,
  selection: { type: "personal" },
  shippingMethods: [courier, pickup],
  shippingMethodId: null,
  paymentMethods: [simple, { ...simple, id: "1", kind: "bankTransfer" as const }],
  paymentMethodId: null,
  contactPerson: null,
  shippingAddress: home,
  billingAddress: null,
  timeSlotId: null,
  postPoint: null,
};
const linkedTo = (kind: "courier" | "pickup", id: string): CheckoutSources["linkedOrder"] => ({
  shippingAddress: { ...home, street: "Kossuth utca" },
  shippingMethod: { id, kind },
});

it("[CHK-8] pickup orders wait in the warehouse", () => {
  expect(checkoutState(known).shippingAddress).toMatchObject({
    postcode: "1186",
    city: "Budapest",
    street: "Közdűlő út",
    houseNumber: "46-50",
  });
  expect(checkoutState({ ...known, selection: null }).shippingAddress).toBe(home);
});

it("[CONST-1] the pickup place comes from the settings", () => {
  expect(checkoutState(known, { pickup: home }).shippingAddress).toBe(home);
});

it("[CHK-8] a linked cart uses its order's delivery, whatever else is chosen", () => {
  const linkedOrder = linkedTo("courier", "1");
  const state = checkoutState({ ...known, linkedOrder, shippingMethodId: "4" });
  expect(state.shippingMethod).toBe(courier);
  expect(state.shippingAddress).toBe(linkedOrder?.shippingAddress);
  expect(checkoutState({ ...known, linkedOrder: linkedTo("pickup", "4") }).shippingAddress?.houseNumber).toBe("46-50");
});

it("[CHK-3] [SHIP-7] the method is the linked order's, else the pressed one, else the preferred one", () => {
  const postal = { ...courier, id: "2", kind: "postal" as const };
  const delivered = { ...known, selection: null, shippingMethods: [courier, postal, pickup] };
  expect(checkoutState(known).shippingMethod).toBe(pickup);
  expect(checkoutState(delivered).shippingMethod).toBe(courier);
  expect(checkoutState({ ...delivered, shippingMethodId: "2" })).toMatchObject({
    shippingMethod: postal,
    leftMethod: null,
  });
  const linkedOrder = linkedTo("pickup", "4");
  expect(checkoutState({ ...delivered, shippingMethodId: "2", linkedOrder }).shippingMethod).toBe(pickup);
});

it("[SHIP-7] a pressed method that cannot be used is left, and named", () => {
  const stopped = { ...courier, id: "2", kind: "postal" as const, isAvailable: false };
  const sources = { ...known, selection: null, shippingMethods: [courier, stopped, pickup], shippingMethodId: "2" };
  expect(checkoutState(sources)).toMatchObject({ shippingMethod: courier, leftMethod: stopped });
});

it("[CHK-3] methods that the server does not offer are ignored, and all methods if it could not be asked", () => {
  expect(checkoutState({ ...known, selection: null, shippingMethodId: "3" }).shippingMethod).toBe(courier);
  expect(checkoutState({ ...known, shippingMethods: [courier] }).shippingMethod).toBeNull();
  expect(checkoutState({ ...known, linkedOrder: linkedTo("courier", "2") }).shippingMethod).toBeNull();
  expect(checkoutState({ ...known, shippingMethods: null, paymentMethods: null })).toMatchObject({
    shippingMethod: null,
    paymentMethod: null,
  });
});

it("[CHK-3] [PAY-2] the payment method is one of those offered", () => {
  expect(checkoutState({ ...known, paymentMethodId: "3" }).paymentMethod).toBe(simple);
  expect(checkoutState({ ...known, paymentMethodId: "1" }).paymentMethod).toBeNull();
  expect(checkoutState(known).paymentMethod).toBeNull();
});

it("[PAY-4] [ORDER-13] a method is not chosen for less than its least amount, unless there is nothing to pay", () => {
  const chosen = { ...known, paymentMethodId: "3" };
  expect(checkoutState({ ...chosen, due: huf(9) }).paymentMethod).toBeNull();
  expect(checkoutState({ ...chosen, due: huf(10) }).paymentMethod).toBe(simple);
  expect(checkoutState({ ...chosen, due: huf(0) }).paymentMethod).toBe(simple);
});
