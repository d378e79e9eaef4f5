import type { ListMembership } from "@kamra/core/lists";
import { sql } from "kysely";
import { amongTexts } from "../database/amongTexts.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";

/**
 * Locks these lists until the transaction ends, and returns the caller's role in each.
 *
 * Errors: Refusal NOT_FOUND when a list does not exist or the caller has no role in it, without telling which.
 */
export async function holdLists(
  listIds: ReadonlyArray<string>,
  { db, user }: Caller,
): Promise<ReadonlyMap<string, ListMembership>> {
  const ids = [...new Set(listIds)];
  // In the order of their ids, to prevent deadlocks. Memberships are read afterwards, to include the changes that this
  // waited for.
  await sql`select from shopping_lists where ${amongTexts("id", ids)} order by id for update`.execute(db);
  const rows = await db
    .selectFrom("shopping_list_memberships")
    .where(amongTexts("list_id", ids))
    .where("user_id", "=", user.id)
    .select(["list_id", "membership"])
    .execute();
  const memberships = new Map(rows.map(({ list_id, membership }) => [list_id, membership]));
  const missing = ids.find((id) => !memberships.has(id));
  if (missing !== undefined) throw new Refusal("NOT_FOUND", { message: `There is no list ${missing}` });
  return memberships;
}
