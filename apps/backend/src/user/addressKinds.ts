import type { Owner } from "../session/Owner.ts";
import { endBankTransfer } from "./endBankTransfer.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { AddressColumns } from "./readAddress.ts";
import { readBillingAddress } from "./readBillingAddress.ts";
import { readShippingAddress } from "./readShippingAddress.ts";

/** A kind of saved address: its table, and its input as the table stores it. */
export interface AddressKind<Input, Columns extends AddressColumns = AddressColumns> {
  readonly table: Exclude<OwnedTable, "saved_credit_cards">;
  readonly read: (input: Input, owner: Owner) => Promise<Columns>;
  /** What an update ends. */
  readonly beforeUpdate?: (owner: Owner, change: { readonly id: string; readonly columns: Columns }) => Promise<void>;
}

export const shippingAddresses = { table: "user_shipping_addresses", read: readShippingAddress } as const;

export const billingAddresses = {
  table: "user_billing_addresses",
  read: readBillingAddress,
  beforeUpdate: endBankTransfer,
} as const;
