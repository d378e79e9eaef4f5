import { expect, it } from "vitest";
import { customerType } from "./customerType.ts";

it.each([
  ["B2B", { isCompany: true }],
  ["B2C", { isCompany: false }],
  ["UNKNOWN", null],
])("[SPEC-1] the customer is %s by the default billing address %j", (type, address) => {
  expect(customerType(address)).toBe(type);
});
