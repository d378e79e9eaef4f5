import type { ListReference, Share } from "@kamra/contract/lists";
import { sameMailbox } from "../session/sameMailbox.ts";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";
import { holdLists } from "./holdLists.ts";
import { ownInvitation } from "./ownInvitation.ts";
import { refuseUnlessAllowed } from "./refuseUnlessAllowed.ts";

/**
 * Makes the invited caller a member of the list.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN.
 */
export async function acceptShare({ listId }: ListReference, caller: Caller): Promise<void> {
  const { user, now } = caller;
  await caller.db.transaction().execute(async (db) => {
    const memberships = await holdLists([listId], { ...caller, db });
    // A repeated acceptance means that the first answer was lost.
    if (memberships.get(listId) === "accepted") return;
    refuseUnlessAllowed("accept", memberships.values());
    await db
      .updateTable("shopping_list_shares as share")
      .set({ user_id: user.id, accepted_at: now.toISOString() })
      .where("list_id", "=", listId)
      .where(ownInvitation(user))
      .execute();
  });
}

/** Errors: Refusal NOT_FOUND, FORBIDDEN. */
export async function declineShare({ listId }: ListReference, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "decline",
    change: ({ db, user }) =>
      db.deleteFrom("shopping_list_shares as share").where("list_id", "=", listId).where(ownInvitation(user)).execute(),
  });
}

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
