import type { BillingAddressColumns } from "../delivery/readBillingAddress.ts";
import type { Owner } from "../session/Owner.ts";

/** Bank transfer was granted to a payer: it ends when the address is to name another one. */
export async function endBankTransfer(
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
