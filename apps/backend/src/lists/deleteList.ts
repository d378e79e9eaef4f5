import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";

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
