import { pickupAddress } from "@kamra/core/delivery";
import { expect, it } from "vitest";
import { linkableOrderText } from "./linkableOrderText.ts";

const shippingAddress = { ...pickupAddress, name: null, telephone: null, note: null };
const now = new Date("2026-11-21T10:00:00Z");
const order = { id: "12", shippingAddress, timeSlot: { day: "2026-11-24", from: "14:00", to: "16:00" } };

it("[MODAL-3] a linkable order shows its number, address and time", () => {
  const text = linkableOrderText(order, { now });
  expect(text).toMatch(/^12\. megrendelés · .+ · november 24\., kedd, 14:00–\u206016:00$/);
  expect(text).toContain(`${pickupAddress.postcode} ${pickupAddress.city}`);
});

it("[MODAL-3] an order without a time slot shows its address alone", () => {
  expect(linkableOrderText({ ...order, timeSlot: null }, { now })).not.toMatch(/·.*·/);
});

it("[FMT-7] an order of another year names it", () => {
  expect(linkableOrderText(order, { now: new Date("2027-01-02T10:00:00Z") })).toContain("2026. november 24., kedd");
});
