import { expect, it } from "vitest";
import { missingBillingFields } from "./missingBillingFields.ts";

const nothing = { city: "", houseNumber: null, name: null, postcode: "", street: null, isCompany: false, vatNumber: null };

it("[ADDR-2] an invoice needs city, house number, name, postcode and street, for a company its tax number too", () => {
  expect(missingBillingFields(nothing)).toEqual(["city", "houseNumber", "name", "postcode", "street"]);
  expect(missingBillingFields({ ...nothing, isCompany: true })).toContain("vatNumber");
  const whole = { city: "Szeged", houseNumber: "1", name: "Kis Bt.", postcode: "6720", street: "Fő tér" };
  expect(missingBillingFields({ ...nothing, ...whole })).toEqual([]);
});
