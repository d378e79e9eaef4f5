import { allergenCodes } from "../../product/allergenCodes.ts";
import type { User } from "../User.schema.ts";
import type { UserFieldsFragment } from "./generated/responses.ts";

/** A newer server may know more of them. */
const knownAllergens = (codes: ReadonlyArray<string> | null) =>
  codes && allergenCodes.filter((code) => codes.includes(code));

export const readUser = ({ id, email, name, ...wire }: UserFieldsFragment): typeof User.Encoded => ({
  id,
  extId: wire.ext_id ?? null,
  email,
  name,
  telephone: wire.telephone ?? null,
  lastLogin: wire.last_login ?? null,
  createdAt: wire.created_at,
  disableDonations: wire.disable_donations,
  customerType: wire.customer_type,
  shippingAddresses: wire.shipping_addresses,
  billingAddresses: wire.billing_addresses,
  savedCards: wire.saved_credit_cards,
  avoidedAllergens: knownAllergens(wire.avoided_allergens ?? null),
  loyaltyDifferences: wire.good_id_diff?.diff ?? null,
});
