import { expect, it } from "vitest";
import { missingShippingFields } from "./missingShippingFields.ts";

const whole = { name: "Kiss Éva", postcode: "1186", city: "Budapest", street: "Margó Tivadar utca", houseNumber: "5" };
const blank = { name: " ", postcode: "", city: "", street: null, houseNumber: null };
const all = ["name", "postcode", "city", "street", "houseNumber"];

it.each([
  ["courier", all],
  ["postal", all],
  [null, all],
  ["postPoint", []],
  ["pickup", []],
] as const)("[CHK-3] an address has the fields that %s needs: %j", (kind, missing) => {
  expect(missingShippingFields(blank, { kind })).toEqual(missing);
  expect(missingShippingFields(whole, { kind })).toEqual([]);
});
