import { expect, it } from "vitest";
import { chosenPlace } from "./chosenPlace.ts";

const budapest = { postcode: "1186", city: "Budapest" };
const two = [
  { postcode: "2083", city: "Solymár" },
  { postcode: "2083", city: "Kerekhegy" },
];
const none = { pickedCity: null, selection: null };

it("[ADDR-6] takes the only place of a postcode", () => {
  expect(chosenPlace("1186", { ...none, lookup: { status: "found", places: [budapest] } })).toEqual(budapest);
});

it("[ADDR-6] leaves several places to the shopper", () => {
  const lookup = { status: "found", places: two } as const;
  expect(chosenPlace("2083", { ...none, lookup })).toBeNull();
  expect(chosenPlace("2083", { ...none, lookup, pickedCity: "Kerekhegy" })).toEqual(two[1]);
  expect(chosenPlace("2083", { ...none, lookup, pickedCity: "Budapest" })).toBeNull();
});

it("[ADDR-6] drops the answer for another postcode", () => {
  expect(chosenPlace("2083", { ...none, lookup: { status: "found", places: [budapest] } })).toBeNull();
});

it("[MODAL-2] goes on with the place selected before, until the postcode changes", () => {
  const selection = { type: "delivery", deliveryType: "postcode", zip: "2083", city: "Kerekhegy" } as const;
  expect(chosenPlace("2083", { lookup: { status: "incomplete" }, pickedCity: null, selection })).toEqual(two[1]);
  expect(chosenPlace("2083", { lookup: { status: "found", places: two }, pickedCity: null, selection })).toEqual(
    two[1],
  );
  expect(chosenPlace("2083", { lookup: { status: "unknown", message: "" }, pickedCity: null, selection })).toBeNull();
  expect(chosenPlace("1186", { lookup: { status: "incomplete" }, pickedCity: null, selection })).toBeNull();
});
