import { expect, it } from "vitest";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { checkoutFlow } from "./checkoutFlow.ts";

const place = { zip: "6720", city: "Szeged" };
const personal: DeliverySelection = { type: "personal" };
const postcode: DeliverySelection = { type: "delivery", deliveryType: "postcode", ...place };
const saved: DeliverySelection = { type: "delivery", deliveryType: "savedAddress", addressId: "7", ...place };

it.each([
  [true, personal, "express"],
  [true, saved, "express"],
  [true, postcode, "normal"],
  [true, null, "normal"],
  [false, personal, "normal"],
  [false, saved, "normal"],
  [false, postcode, "normal"],
] as const)("[CHK-2] the flow for isLoggedIn %j and selection %j is %s", (isLoggedIn, selection, flow) => {
  expect(checkoutFlow({ linkedOrder: null, isLoggedIn, selection })).toBe(flow);
  expect(checkoutFlow({ linkedOrder: {}, isLoggedIn, selection })).toBe("express");
});
