import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/**
 * The shop's decision whether invoices to a user's billing address may be paid by bank transfer. Returns whether there
 * is such an address.
 *
 * @rule PAY-2
 */
export async function grantBankTransfer(
  db: Kysely<DatabaseSchema>,
  { addressId, isGranted }: { readonly addressId: string; readonly isGranted: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable("user_billing_addresses")
    .set({ bank_transfer_enabled: isGranted })
    .where("id", "=", addressId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
