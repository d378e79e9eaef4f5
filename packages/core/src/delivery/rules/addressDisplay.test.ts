import { expect, it } from "vitest";
import { addressDisplay } from "./addressDisplay.ts";
import { addressText } from "../../address/addressText.ts";
import { deliveryTexts } from "../text.hu.ts";

const selection = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;
const linkedAddress = { postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };

it.each(["AppBar", "CartPage"] as const)("[ADDR-10] the %s shows the selection, and a press changes it", (view) => {
  expect(addressDisplay(selection, { view })).toEqual({ address: "1186 Budapest", note: null });
  expect(addressDisplay({ type: "personal" }, { view }).address).toBe("Személyes átvétel (1186 Budapest)");
  expect(addressDisplay(null, { view })).toEqual({ address: "Még nem választottál címet", note: null });
});

it("[ADDR-10] a linked cart shows its order's address, and a press does nothing", () => {
  expect(addressDisplay(selection, { view: "AppBar", linkedAddress })).toEqual({
    address: "6720 Szeged, Kárász utca 1",
    note: "Megrendeléshez kapcsolva",
  });
});

it("[ADDR-10] [NAV-7] an unknown view is an error", () => {
  const view: string = "Sidebar";
  // @ts-expect-error a caller without types
  expect(() => addressDisplay(null, { view })).toThrow(new RangeError("Unknown address display view: Sidebar"));
});

it("[ADDR-10] the display uses a shop's own texts", () => {
  const texts = {
    ...deliveryTexts,
    noSelection: "Hova?",
    linkedToOrder: "Megy a többivel",
    personalPickup: () => "Jövök",
  };
  expect(addressDisplay(null, { view: "AppBar", texts }).address).toBe("Hova?");
  expect(addressDisplay({ type: "personal" }, { view: "AppBar", texts }).address).toBe("Jövök");
  expect(addressDisplay(null, { view: "AppBar", linkedAddress, texts }).note).toBe("Megy a többivel");
});

it.each([
  [{ street: null, houseNumber: null }, "6720 Szeged"],
  [{ street: " ", houseNumber: "1" }, "6720 Szeged, 1"],
  [{ houseNumber: "" }, "6720 Szeged, Kárász utca"],
])("[ADDR-10] an address leaves out missing fields: %j", (missing, text) => {
  expect(addressText({ ...linkedAddress, ...missing })).toBe(text);
});
