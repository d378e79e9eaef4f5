import { expect, it } from "vitest";
import { addressText } from "./addressText.ts";

it.each([
  ["Fő tér", "1", "6720 Szeged, Fő tér 1"],
  ["Fő tér", " ", "6720 Szeged, Fő tér"],
  [null, "1", "6720 Szeged, 1"],
  [null, null, "6720 Szeged"],
])("[ADDR-10] with the street %j and the house number %j an address reads %s", (street, houseNumber, text) => {
  expect(addressText({ postcode: "6720", city: "Szeged", street, houseNumber })).toBe(text);
});
