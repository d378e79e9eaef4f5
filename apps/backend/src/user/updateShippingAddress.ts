import type { MutationUpdateMyUserShippingAddressArgs } from "../generated/types.ts";
import type { Owner } from "../session/Owner.ts";
import { readShippingAddress } from "./readShippingAddress.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

const table = "user_shipping_addresses";

/**
 * Replaces a shipping address of its owner. Call it in a transaction that holds the owner.
 *
 * Errors: Refusal NOT_FOUND; VALIDATION_FAILED by field.
 */
export async function updateShippingAddress(
  { address_id: id, address }: MutationUpdateMyUserShippingAddressArgs,
  owner: Owner,
): Promise<void> {
  await requireOwn(owner, { table, id });
  await owner.db
    .updateTable(table)
    .set(await readShippingAddress(address, owner))
    .where("id", "=", id)
    .execute();
  await settleDefault(owner, { table, wanted: address.is_default ? id : null });
}
