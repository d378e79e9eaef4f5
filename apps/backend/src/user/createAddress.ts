import { randomId } from "../database/randomId.ts";
import type { Owner } from "../session/Owner.ts";
import type { AddressKind } from "./addressKinds.ts";
import { refuseTooMany } from "./refuseTooMany.ts";
import { settleDefault } from "./settleDefault.ts";

/**
 * Keeps an address for its owner, the first one of its kind as the default, and answers its id. Call it in a transaction that holds
 * the owner.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 */
export async function createAddress<Input extends { readonly is_default?: boolean }>(
  { table, read }: Pick<AddressKind<Input>, "table" | "read">,
  { input, owner }: { readonly input: Input; readonly owner: Owner },
): Promise<string> {
  const { db, user, now } = owner;
  await refuseTooMany(owner, { table });
  const address = await read(input, owner);
  const id = randomId();
  await db
    .insertInto(table)
    .values({ ...address, id, user_id: user.id, created_at: now.toISOString(), is_default: false })
    .execute();
  await settleDefault(owner, { table, wanted: input.is_default ? id : null });
  return id;
}
