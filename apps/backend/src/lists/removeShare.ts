import type { Share } from "@kamra/contract/lists";
import { sameMailbox } from "../session/sameMailbox.ts";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";

/**
 * Takes an invitation back, accepted or not; a missing one counts as taken back.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN.
 */
export async function removeShare({ listId, email }: Share, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "removeShare",
    change: ({ db }) =>
      db.deleteFrom("shopping_list_shares").where("list_id", "=", listId).where(sameMailbox(email)).execute(),
  });
}
