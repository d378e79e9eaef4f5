import type { Owner } from "../session/Owner.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { AddressColumns } from "./readAddress.ts";
import { readBillingAddress } from "./readBillingAddress.ts";
import { readShippingAddress } from "./readShippingAddress.ts";

/** A kind of saved address: its table, and its input as the table stores it. */
export interface AddressKind<Input> {
  readonly table: Exclude<OwnedTable, "saved_credit_cards">;
  readonly read: (input: Input, owner: Owner) => Promise<AddressColumns>;
}

export const shippingAddresses = { table: "user_shipping_addresses", read: readShippingAddress } as const;

export const billingAddresses = { table: "user_billing_addresses", read: readBillingAddress } as const;
