import type { ListReference } from "@kamra/contract/lists";
import type { Caller } from "./Caller.ts";
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
