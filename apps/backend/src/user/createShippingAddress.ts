import { randomId } from "../database/randomId.ts";
import type { UserShippingAddressInput } from "../generated/types.ts";
import type { Owner } from "../session/Owner.ts";
import { readShippingAddress } from "./readShippingAddress.ts";
import { refuseTooMany } from "./refuseTooMany.ts";
import { settleDefault } from "./settleDefault.ts";

const table = "user_shipping_addresses";

/**
 * Keeps a shipping address for its owner, the first one as the default, and answers its id. Call it in a transaction that holds
 * the owner.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 */
export async function createShippingAddress(input: UserShippingAddressInput, owner: Owner): Promise<string> {
  const { db, user, now } = owner;
  await refuseTooMany(owner, { table });
  const address = await readShippingAddress(input, owner);
  const id = randomId();
  await db
    .insertInto(table)
    .values({ ...address, id, user_id: user.id, created_at: now.toISOString(), is_default: false })
    .execute();
  await settleDefault(owner, { table, wanted: input.is_default ? id : null });
  return id;
}
