import type { ListMembership } from "@kamra/core/lists";
import { sql } from "kysely";
import { amongTexts } from "../database/amongTexts.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";

/**
 * Keeps other changes of these lists waiting until the transaction ends, and answers what the caller is to each of them.
 *
 * Errors: Refusal NOT_FOUND when one does not exist, or is no concern of the caller's: they cannot tell which.
 */
export async function holdLists(
  listIds: ReadonlyArray<string>,
  { db, user }: Caller,
): Promise<ReadonlyMap<string, ListMembership>> {
  const ids = [...new Set(listIds)];
  // In the order of their ids, so that two who hold several lists never wait for each other. The memberships are asked
  // for afterwards: only then do they show what the changes that were waited for have left.
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
