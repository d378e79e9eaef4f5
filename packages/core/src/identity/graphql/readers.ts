import type { User } from "../User.schema.ts";
import type { UserFieldsFragment } from "./generated/responses.ts";

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
  goodidDifferences: wire.good_id_diff?.diff ?? null,
});
