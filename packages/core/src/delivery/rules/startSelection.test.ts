import { expect, it } from "vitest";
import { defaultShippingAddress } from "./defaultShippingAddress.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { newAddress } from "../../address/newAddress.ts";
import { startSelection } from "./startSelection.ts";

const szeged = { ...newAddress, id: "7", postcode: "6720", city: "Szeged", street: "Fő tér" };
const aba = { ...newAddress, id: "8", postcode: "8127", city: "Aba", isDefault: true };
const postcode: DeliverySelection = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" };
const saved = (addressId: string): DeliverySelection => ({ ...postcode, deliveryType: "savedAddress", addressId });

it("[ADDR-11] a guest falls back to the postcode of a saved address", () => {
  expect(startSelection(saved("7"), { isLoggedIn: false, savedAddresses: [szeged] })).toEqual(postcode);
});

it("[ADDR-11] a user starts with the default address, or without one with the first", () => {
  const begin = { type: "delivery", deliveryType: "savedAddress" };
  expect(startSelection(null, { isLoggedIn: true, savedAddresses: [szeged, aba] })).toEqual({
    ...begin,
    addressId: "8",
    zip: "8127",
    city: "Aba",
  });
  expect(startSelection(null, { isLoggedIn: true, savedAddresses: [szeged] })).toEqual({
    ...begin,
    addressId: "7",
    zip: "6720",
    city: "Szeged",
  });
  expect(startSelection(null, { isLoggedIn: true, savedAddresses: [] })).toBeNull();
});

it("[ADDR-11] an earlier choice stays", () => {
  for (const selection of [postcode, saved("7"), { type: "personal" } as const]) {
    expect(startSelection(selection, { isLoggedIn: true, savedAddresses: [szeged, aba] })).toBe(selection);
  }
});

it("[ADDR-9] the shipping address begins as the saved one, the cart's, or the postcode alone", () => {
  const { id: _, isDefault: __, isImported: ___, ...destination } = szeged;
  const cartAddress = { ...destination, street: "Kossuth utca" };
  const options = { savedAddresses: [szeged, aba], cartAddress };
  expect(defaultShippingAddress(saved("7"), options)).toBe(szeged);
  expect(defaultShippingAddress(postcode, options)).toMatchObject({ id: "__NEW_ADDRESS__", street: "Kossuth utca" });
  expect(defaultShippingAddress({ ...postcode, zip: "6721" }, options)).toEqual({
    ...newAddress,
    postcode: "6721",
    city: "Szeged",
  });
  const switched = { ...postcode, addressId: "7" };
  expect(defaultShippingAddress(switched, { ...options, cartAddress: null })?.id).toBe("__NEW_ADDRESS__");
});
