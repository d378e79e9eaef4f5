import type { Owner } from "../session/Owner.ts";
import { endBankTransfer } from "./endBankTransfer.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { AddressColumns } from "../delivery/readAddress.ts";
import { type BillingAddressColumns, readBillingAddress } from "../delivery/readBillingAddress.ts";
import type { UserBillingAddressInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { readShippingAddress, type ShippingAddressColumns } from "./readShippingAddress.ts";

/** A kind of saved address: its table, and its input as the table stores it. */
export interface AddressKind<Input, Columns extends AddressColumns = AddressColumns> {
  readonly table: Exclude<OwnedTable, "saved_credit_cards">;
  readonly read: (input: Input, owner: Owner) => Promise<Columns>;
  /** What one that is saved again says of the saved one. */
  readonly beforeRepeat?: (owner: Owner, said: { readonly id: string; readonly columns: Columns }) => Promise<void>;
  /** What an update ends. */
  readonly beforeUpdate?: (owner: Owner, change: { readonly id: string; readonly columns: Columns }) => Promise<void>;
}

/** The note and the telephone; without them the saved ones stay. */
async function preserveNote(
  { db }: Owner,
  { id, columns: { note, telephone } }: { readonly id: string; readonly columns: ShippingAddressColumns },
): Promise<void> {
  const said = { ...(note !== null && { note }), ...(telephone !== null && { telephone }) };
  if (Object.keys(said).length > 0)
    await db.updateTable("user_shipping_addresses").set(said).where("id", "=", id).execute();
}

export const shippingAddresses = {
  table: "user_shipping_addresses",
  read: readShippingAddress,
  beforeRepeat: preserveNote,
} as const;

/** Errors: Refusal VALIDATION_FAILED by field. */
async function readBilling(input: UserBillingAddressInput, owner: Owner): Promise<BillingAddressColumns> {
  const { address, problems } = await readBillingAddress(input, owner);
  refuseInvalid(problems);
  return address;
}

export const billingAddresses = {
  table: "user_billing_addresses",
  read: readBilling,
  beforeUpdate: endBankTransfer,
} as const;
