import { fieldKinds } from "@kamra/core/form";
import { type AddressColumns, readAddress } from "../delivery/readAddress.ts";
import { type BillingAddressColumns, readBillingAddress } from "../delivery/readBillingAddress.ts";
import type { UserBillingAddressInput, UserShippingAddressInput } from "../generated/types.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { Owner } from "../session/Owner.ts";
import type { OwnedTable } from "./OwnedTable.ts";

interface ShippingAddressColumns extends AddressColumns {
  readonly note: string | null;
  readonly telephone: string | null;
}

/**
 * A shipping address as it is stored. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-2, FORM-3
 */
async function readShippingAddress(
  input: UserShippingAddressInput,
  { db }: Pick<Owner, "db">,
): Promise<ShippingAddressColumns> {
  const { address, problems } = await readAddress(input, { db, required: ["name", "city", "street", "houseNumber"] });
  const note = fieldKinds.note(input.note ?? null);
  const telephone = fieldKinds.telephone(input.telephone ?? null);
  refuseInvalid({ ...problems, ...fieldProblems({ note, telephone }) });
  return { ...address, note: note.value || null, telephone: telephone.value || null };
}

/** Bank transfer was granted to a payer: it ends when the address is to name another one. */
async function endBankTransfer(
  { db }: Owner,
  { id, columns: { name, is_company, vat_number } }: { readonly id: string; readonly columns: BillingAddressColumns },
): Promise<void> {
  await db
    .updateTable("user_billing_addresses")
    .set({ bank_transfer_enabled: false })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("name", "<>", name),
        eb("is_company", "<>", is_company ?? false),
        eb("vat_number", "is distinct from", vat_number ?? null),
      ]),
    )
    .execute();
}

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
