import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { billingAddressInput } from "../payment/billingAddressInput.ts";
import { runs } from "../runs.test.config.ts";
import { shippingAddressInput } from "./shippingAddressInput.ts";

const text = fc.option(fc.string());
const common = {
  id: fc.string({ minLength: 1 }),
  name: text,
  postcode: fc.integer({ min: 1000, max: 9999 }).map(String),
  city: fc.string(),
  street: text,
  houseNumber: text,
  isDefault: fc.boolean(),
  isImported: fc.boolean(),
};
const shipping = fc.record({ ...common, telephone: text, note: text });
const billing = fc.record({ ...common, isCompany: fc.boolean(), vatNumber: text, bankTransferEnabled: fc.boolean() });

/** The contract's fields, without those that may not be written. */
const written = (address: object, stripped: ReadonlyArray<string>) =>
  Object.fromEntries(
    Object.entries(address)
      .filter(([field]) => !stripped.includes(field))
      .map(([field, value]): [string, unknown] => [
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        field === "postcode" ? Number(value) : value,
      ]),
  );

describe("an address sent to the server", () => {
  it.prop([shipping], runs)("[ADDR-8] has no id, typename or is_goodid when it is a shipping address", (address) => {
    const read = { ...address, __typename: "ShippingAddress" };
    expect(shippingAddressInput(read)).toStrictEqual(written(address, ["id", "isImported"]));
  });

  it.prop([billing], runs)(
    "[ADDR-8] has no id, typename, bank_transfer_enabled or is_goodid when it is a billing address",
    (address) => {
      const read = { ...address, __typename: "BillingAddress" };
      expect(billingAddressInput(read)).toStrictEqual(written(address, ["id", "isImported", "bankTransferEnabled"]));
    },
  );

  it.prop(
    [shipping, billing, fc.oneof(fc.string(), fc.constantFrom("", "0186", "118", "11860", "1186 ", "-118", "1e3"))],
    runs,
  )("[ADDR-8] omits an invalid postcode", (address, bill, postcode) => {
    fc.pre(!/^[1-9][0-9]{3}$/.test(postcode));
    expect(() => shippingAddressInput({ ...address, postcode })).toThrow(RangeError);
    expect(() => billingAddressInput({ ...bill, postcode })).toThrow(`Not a postcode: ${postcode}`);
  });
});
