import { sql } from "kysely";
import { randomId } from "../database/randomId.ts";
import type { AddressColumns } from "../delivery/readAddress.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Owner } from "../session/Owner.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { AddressKind } from "./addressKinds.ts";
import { isSameAddress } from "./isSameAddress.ts";
import { settleDefault } from "./settleDefault.ts";
import { userTexts } from "./text.hu.ts";

const most = 50;

/** Errors: Refusal VALIDATION_FAILED when the owner has 50 of them already. */
async function refuseTooMany({ db, user }: Owner, { table }: { readonly table: OwnedTable }): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .where("user_id", "=", user.id)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count >= most)
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many addresses",
      validation: { name: [userTexts.tooManyAddresses(most)] },
    });
}

/**
 * Keeps an address for its owner, the first one of its kind as the default, and answers its id. One that is there already
 * is kept once. Call it in a transaction that holds the owner.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 */
export async function createAddress<Input extends { readonly is_default?: boolean }, Columns extends AddressColumns>(
  { table, read, beforeRepeat }: AddressKind<Input, Columns>,
  { input, owner }: { readonly input: Input; readonly owner: Owner },
): Promise<string> {
  const { db, user, now } = owner;
  const address = await read(input, owner);
  const saved = await db.selectFrom(table).where("user_id", "=", user.id).selectAll().execute();
  const known = saved.find((each) => isSameAddress(each, address));
  if (known !== undefined) {
    await beforeRepeat?.(owner, { id: known.id, columns: address });
    if (input.is_default) await settleDefault(owner, { table, wanted: known.id });
    return known.id;
  }
  await refuseTooMany(owner, { table });
  const id = randomId();
  await db
    .insertInto(table)
    .values({ ...address, id, user_id: user.id, created_at: now.toISOString(), is_default: false })
    .execute();
  await settleDefault(owner, { table, wanted: input.is_default ? id : null });
  return id;
}
