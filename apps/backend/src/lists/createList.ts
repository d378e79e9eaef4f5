import type { ListReference, NewList } from "@kamra/contract/lists";
import { sql } from "kysely";
import { randomId } from "../database/randomId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { once } from "../idempotency/once.ts";
import { holdUser } from "../session/holdUser.ts";
import type { Caller } from "./Caller.ts";
import { listTexts } from "./text.hu.ts";

const mostLists = 200;

/**
 * Makes a list that the caller owns, once for each `Idempotency-Key`.
 *
 * Errors: Refusal VALIDATION_FAILED when the caller owns 200 already.
 */
export async function createList(input: NewList, caller: Caller): Promise<ListReference> {
  const listId = await once(caller, {
    operation: "POST /list",
    input,
    run: (transaction) => insertList(input, { ...caller, db: transaction }),
  });
  return { listId };
}

async function insertList({ name, type }: NewList, { db, user, now }: Caller): Promise<string> {
  const list = { id: randomId(), owner_id: user.id, name: name.trim(), type, created_at: now.toISOString() };
  // One at a time for each owner, so that the count below is true.
  await holdUser({ db, user });
  await db.insertInto("shopping_lists").values(list).execute();
  const { count } = await db
    .selectFrom("shopping_lists")
    .where("owner_id", "=", user.id)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count > mostLists) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many lists",
      validation: { name: [listTexts.tooManyLists(mostLists)] },
    });
  }
  return list.id;
}
