import type { ListName, ListReference, NewList } from "@kamra/contract/lists";
import { fieldKinds } from "@kamra/core/form";
import { sql } from "kysely";
import { randomId } from "../database/randomId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { holdUser } from "../session/holdUser.ts";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";
import { listTexts } from "./text.hu.ts";

/**
 * A list's name as it is stored.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-6
 */
function readListName(input: Pick<ListName, "name">): string {
  const name = fieldKinds.line(input.name, { isRequired: true });
  refuseInvalid(fieldProblems({ name }));
  return name.value;
}

const mostLists = 200;

/**
 * Makes a list that the caller owns, once for each `Idempotency-Key`.
 *
 * Errors: Refusal VALIDATION_FAILED for a name that cannot be stored, and when the caller owns 200 already.
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
  const list = { id: randomId(), owner_id: user.id, name: readListName({ name }), type, created_at: now.toISOString() };
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

/** Errors: Refusal NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
export async function renameList(listId: string, input: ListName, caller: Caller): Promise<void> {
  const name = readListName(input);
  await changeList(listId, {
    caller,
    operation: "rename",
    change: ({ db }) => db.updateTable("shopping_lists").set({ name }).where("id", "=", listId).execute(),
  });
}

/**
 * Deletes a list for all its members.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN.
 */
export async function deleteList(listId: string, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "remove",
    change: ({ db }) => db.deleteFrom("shopping_lists").where("id", "=", listId).execute(),
  });
}

/** Errors: Refusal NOT_FOUND, FORBIDDEN. */
export async function leaveList(listId: string, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "leave",
    change: ({ db, user }) =>
      db.deleteFrom("shopping_list_shares").where("list_id", "=", listId).where("user_id", "=", user.id).execute(),
  });
}
