import { type Address, type Destination, newAddress, type ShippingAddress } from "@kamra/core/delivery";
import type { BillingAddress } from "@kamra/core/payment";
import fc from "fast-check";
import { optional } from "./optional.ts";
import { places } from "./places.ts";
import { plainRecord } from "./plainRecord.ts";
import { telephones } from "./telephones.ts";
import { ids, names } from "./words.ts";

/** Addresses in real places; sometimes only the place. */
export const addresses: fc.Arbitrary<Address> = plainRecord({
  place: places,
  street: optional(names),
  houseNumber: optional(fc.constantFrom("1", "46-50", "12/A")),
}).map(({ place, ...house }) => ({ ...place, ...house }));

/** Delivery addresses and contact persons, complete or partial. */
export const destinations: fc.Arbitrary<Destination> = plainRecord({
  address: addresses,
  name: optional(names),
  telephone: optional(telephones),
  note: optional(names),
}).map(({ address, ...recipient }) => ({ ...address, ...recipient }));

/** Saved and new shipping addresses. */
export const shippingAddresses: fc.Arbitrary<ShippingAddress> = plainRecord({
  destination: destinations,
  id: fc.oneof({ weight: 4, arbitrary: ids }, fc.constant(newAddress.id)),
  isDefault: fc.boolean(),
  isImported: fc.boolean(),
}).map(({ destination, ...address }) => ({ ...destination, ...address }));

/** Tax numbers of Hungarian companies, with a valid check digit. */
export const taxNumbers: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1_000_000, max: 9_999_999 }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 22, max: 44 }),
  )
  .map(([stem, vatCode, county]) => {
    const weights = [9, 7, 3, 1, 9, 7, 3];
    const sum = weights.reduce((total, weight, index) => total + weight * Number(String(stem)[index]), 0);
    return `${stem}${(10 - (sum % 10)) % 10}-${vatCode}-${String(county).padStart(2, "0")}`;
  });

/** Billing addresses of people and companies, complete or partial. */
export const billingAddresses: fc.Arbitrary<BillingAddress> = plainRecord({
  address: addresses,
  id: fc.oneof({ weight: 4, arbitrary: ids }, fc.constant(newAddress.id)),
  name: optional(names),
  isCompany: fc.boolean(),
  vatNumber: optional(taxNumbers),
  bankTransferEnabled: fc.boolean(),
  isDefault: fc.boolean(),
  isImported: fc.boolean(),
}).map(({ address, ...billing }) => ({ ...address, ...billing }));
