import type { ListReference } from "@kamra/contract/lists";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";
import { ownInvitation } from "./ownInvitation.ts";

/** Errors: Refusal NOT_FOUND, FORBIDDEN. */
export async function declineShare({ listId }: ListReference, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "decline",
    change: ({ db, user }) =>
      db.deleteFrom("shopping_list_shares as share").where("list_id", "=", listId).where(ownInvitation(user)).execute(),
  });
}
