import type { ListReference, NewList } from "@kamra/contract/lists";
import { sql } from "kysely";
import { randomId } from "../database/randomId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";
import { listTexts } from "./text.hu.ts";

const mostLists = 200;

/**
 * Makes a list that the caller owns.
 *
 * Errors: Refusal VALIDATION_FAILED when the caller owns 200 already.
 */
export async function createList({ name, type }: NewList, { db, user, now }: Caller): Promise<ListReference> {
  const list = { id: randomId(), owner_id: user.id, name: name.trim(), type, created_at: now.toISOString() };
  await db.transaction().execute(async (transaction) => {
    // One at a time for each owner, so that the count below is true.
    await sql`select from users where id = ${user.id} for update`.execute(transaction);
    await transaction.insertInto("shopping_lists").values(list).execute();
    const { count } = await transaction
      .selectFrom("shopping_lists")
      .where("owner_id", "=", user.id)
      .select(sql<number>`count(*)`.as("count"))
      .executeTakeFirstOrThrow();
    if (count > mostLists) {
      throw new Refusal("VALIDATION_FAILED", { message: "Too many lists", validation: { name: [listTexts.tooManyLists(mostLists)] } });
    }
  });
  return { listId: list.id };
}
