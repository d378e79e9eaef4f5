import type { ListActions, ShoppingList } from "@kamra/contract/lists";
import { lastWrites } from "@kamra/core/lists";
import type { Caller } from "./Caller.ts";
import { holdLists } from "./holdLists.ts";
import { readLists } from "./readLists.ts";
import { refuseUnlessAllowed } from "./refuseUnlessAllowed.ts";
import { setQuantities } from "./setQuantities.ts";

/**
 * Applies all actions or none, and returns the named lists afterwards. Repeating the same actions changes nothing.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN, VALIDATION_FAILED.
 *
 * @rule LIST-5, LIST-7
 */
export async function syncLists({ actions }: ListActions, caller: Caller): Promise<ReadonlyArray<ShoppingList>> {
  const listIds = actions.map(({ listId }) => listId);
  return await caller.db.transaction().execute(async (db) => {
    const memberships = await holdLists(listIds, { ...caller, db });
    refuseUnlessAllowed("edit", memberships.values());
    const writes = actions.map(({ created_at = null, ...action }, place) => ({
      ...action,
      createdAt: created_at,
      place,
    }));
    await setQuantities(lastWrites(writes, caller), { db });
    return await readLists({ ...caller, db }, { listIds });
  });
}
