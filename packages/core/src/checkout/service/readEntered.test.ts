import { expect, it } from "vitest";
import { newAddress } from "../../address/newAddress.ts";
import { newBillingAddress } from "../../payment/newBillingAddress.ts";
import { reading } from "../../decoding/Reading.ts";
import type { OrderData } from "../model/OrderData.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import { readEntered } from "./readEntered.ts";

const shippingAddress = { ...newAddress, postcode: "6720", city: "Szeged" };
const data: OrderData = {
  ...noOrderData,
  shippingAddress,
  billingAddress: newBillingAddress,
  loyaltyCardNumber: "0361234567890",
};

it("[ORDER-6] reads what was entered", () => {
  expect(readEntered({ owner: "u1", data }, reading())).toEqual({ owner: "u1", data });
});

it("[ORDER-6] reads what was entered in an earlier release, which named two providers", () => {
  const { loyaltyCardNumber, ...rest } = data;
  const byOlderName = <Address extends { readonly isImported: boolean }>({ isImported, ...address }: Address) => ({
    ...address,
    isGoodid: isImported,
  });
  const older = {
    ...rest,
    shippingAddress: byOlderName(shippingAddress),
    billingAddress: byOlderName(newBillingAddress),
    lyonessCardNumber: loyaltyCardNumber,
  };
  expect(readEntered({ owner: null, data: older }, reading())).toEqual({ owner: null, data });
});
