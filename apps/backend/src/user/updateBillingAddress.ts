import type { MutationUpdateMyUserBillingAddressArgs } from "../generated/types.ts";
import type { Owner } from "../session/Owner.ts";
import { readBillingAddress } from "./readBillingAddress.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

const table = "user_billing_addresses";

/**
 * Replaces a billing address of its owner. Call it in a transaction that holds the owner.
 *
 * Errors: Refusal NOT_FOUND; VALIDATION_FAILED by field.
 */
export async function updateBillingAddress(
  { address_id: id, address }: MutationUpdateMyUserBillingAddressArgs,
  owner: Owner,
): Promise<void> {
  await requireOwn(owner, { table, id });
  await owner.db
    .updateTable(table)
    .set(await readBillingAddress(address, owner))
    .where("id", "=", id)
    .execute();
  await settleDefault(owner, { table, wanted: address.is_default ? id : null });
}
