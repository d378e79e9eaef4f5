import { expect, it } from "vitest";
import { missingBillingFields } from "./missingBillingFields.ts";
import { newBillingAddress as nothing } from "./newBillingAddress.ts";

it("[ADDR-7] a new billing address has nothing but its id", () => {
  expect(Object.values(nothing).filter(Boolean)).toEqual(["__NEW_ADDRESS__"]);
});

it("[ADDR-2] an invoice needs city, house number, name, postcode and street, for a company its tax number too", () => {
  expect(missingBillingFields(nothing)).toEqual(["city", "houseNumber", "name", "postcode", "street"]);
  expect(missingBillingFields({ ...nothing, isCompany: true })).toContain("vatNumber");
  const whole = { city: "Szeged", houseNumber: "1", name: "Kis Bt.", postcode: "6720", street: "Fő tér" };
  expect(missingBillingFields({ ...nothing, ...whole })).toEqual([]);
});
