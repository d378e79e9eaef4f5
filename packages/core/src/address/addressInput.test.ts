import { expect, it } from "vitest";
import { billingAddressInput } from "../payment/billingAddressInput.ts";
import { newAddress } from "./newAddress.ts";
import { shippingAddressInput } from "./shippingAddressInput.ts";

const address = {
  ...newAddress,
  name: "Kis Éva",
  postcode: "6720",
  city: "Szeged",
  street: "Fő tér",
  houseNumber: "1",
};
const written = {
  name: "Kis Éva",
  postcode: 6720,
  city: "Szeged",
  street: "Fő tér",
  house_number: "1",
  is_default: false,
};

it("[ADDR-8] addresses are written without server-only fields, with a numeric postcode", () => {
  expect(shippingAddressInput({ ...address, note: "2. emelet" })).toEqual({
    ...written,
    telephone: null,
    note: "2. emelet",
  });
  expect(
    billingAddressInput({ ...address, isCompany: true, vatNumber: "12345676-2-41", bankTransferEnabled: true }),
  ).toEqual({ ...written, is_company: true, vat_number: "12345676-2-41" });
});
