import { expect, it } from "vitest";
import { knownPlaces } from "./knownPlaces.ts";

const two = [
  { postcode: "2083", city: "Solymár" },
  { postcode: "2083", city: "Kerekhegy" },
];

it("[ADDR-6] keeps the found places, but not those of another postcode", () => {
  const lookup = { status: "found", places: two } as const;
  expect(knownPlaces("2083", { lookup, selection: null })).toEqual(two);
  expect(knownPlaces("1186", { lookup, selection: null })).toEqual([]);
});

it("[MODAL-2] keeps the place selected before, until the postcode changes or turns out not to exist", () => {
  const selection = { type: "delivery", deliveryType: "postcode", zip: "2083", city: "Kerekhegy" } as const;
  expect(knownPlaces("2083", { lookup: { status: "incomplete" }, selection })).toEqual([two[1]]);
  expect(knownPlaces("2083", { lookup: { status: "loading" }, selection })).toEqual([two[1]]);
  expect(knownPlaces("2083", { lookup: { status: "found", places: two }, selection })).toEqual(two);
  expect(knownPlaces("2083", { lookup: { status: "unknown", message: "" }, selection })).toEqual([]);
  expect(knownPlaces("1186", { lookup: { status: "incomplete" }, selection })).toEqual([]);
  expect(knownPlaces("1186", { lookup: { status: "incomplete" }, selection: { type: "personal" } })).toEqual([]);
});
