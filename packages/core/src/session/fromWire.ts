import type { CartMergeChange } from "./CartMergeChange.ts";
import type { User } from "./User.ts";
import type { WireCartMergeChange, WireUser } from "./wire.ts";

export const readCartMergeChange = ({
  product_id,
  product_name,
  kind,
  wanted,
  piece,
}: typeof WireCartMergeChange.Type): typeof CartMergeChange.Encoded => ({
  productId: product_id,
  productName: product_name,
  kind,
  wanted,
  quantity: piece,
});

export const readUser = ({ id, email, name, ...wire }: typeof WireUser.Type): typeof User.Encoded => ({
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
