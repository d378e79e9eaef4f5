import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";

/** Errors: Refusal NOT_FOUND, FORBIDDEN. */
export async function leaveList(listId: string, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "leave",
    change: ({ db, user }) =>
      db.deleteFrom("shopping_list_shares").where("list_id", "=", listId).where("user_id", "=", user.id).execute(),
  });
}
