import type { ShippingAddress } from "@kamra/core/delivery";
import { type BillingAddress, customerType } from "@kamra/core/payment";
import { allergenCodes, productId } from "@kamra/core/product";
import type { CartMergeChange, User } from "@kamra/core/session";
import fc from "fast-check";
import { billingAddresses, shippingAddresses } from "./addresses.ts";
import { emails } from "./emails.ts";
import { optional } from "./optional.ts";
import { savedCards } from "./payments.ts";
import { plainRecord } from "./plainRecord.ts";
import { telephones } from "./telephones.ts";
import { ids, names } from "./words.ts";

const whole = plainRecord({ name: names, street: names, houseNumber: fc.constantFrom("1", "46-50", "12/A") });
const instants = fc.constantFrom("2026-11-21T10:00:00.000Z", "2025-01-01T00:00:00.000Z");

/** As in an account: unique ids, and one default. */
const kept = <Thing extends { readonly id: string; readonly isDefault: boolean }>(things: fc.Arbitrary<Thing>) =>
  fc
    .uniqueArray(things, { selector: ({ id }) => id, maxLength: 3 })
    .map((all) => all.map((thing, index) => ({ ...thing, isDefault: index === 0 })));

const saved = <Address extends ShippingAddress | BillingAddress>(
  addresses: fc.Arbitrary<Address>,
): fc.Arbitrary<Address> =>
  fc.tuple(addresses, whole, ids).map(([address, parts, id]) => ({ ...address, ...parts, id }));

/** Users with their account data. */
export const users: fc.Arbitrary<User> = plainRecord({
  id: ids,
  extId: optional(ids),
  email: emails,
  name: names,
  telephone: optional(telephones),
  lastLogin: optional(instants),
  createdAt: instants,
  disableDonations: fc.boolean(),
  shippingAddresses: kept(saved(shippingAddresses)),
  billingAddresses: kept(saved(billingAddresses)),
  savedCards: kept(savedCards),
  avoidedAllergens: optional(fc.subarray([...allergenCodes])),
  loyaltyDifferences: optional(
    fc.array(plainRecord({ field: fc.constantFrom("email", "name"), value: names }), { maxLength: 2 }),
  ),
}).map((user) => ({ ...user, customerType: customerType(user.billingAddresses[0] ?? null) }));

/** A login's note on a line of the guest's cart, sometimes of an unknown kind. */
export const cartMergeChanges: fc.Arbitrary<CartMergeChange> = plainRecord({
  productId: ids.map(productId),
  productName: names,
  kind: fc.constantFrom("capped", "changed", "dropped", "split"),
  wanted: fc.integer({ min: 1, max: 99 }),
  quantity: fc.integer({ min: 0, max: 99 }),
});
