import type { ListOperation } from "@kamra/core/lists";
import type { Caller } from "./Caller.ts";
import { holdLists } from "./holdLists.ts";
import { refuseUnlessAllowed } from "./refuseUnlessAllowed.ts";

/**
 * Changes a list in one transaction, if the caller may. Changes of one list are serialized.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN; those of `change`.
 *
 * @rule LIST-5
 */
export async function changeList(
  listId: string,
  {
    caller,
    operation,
    change,
  }: {
    readonly caller: Caller;
    readonly operation: ListOperation;
    readonly change: (caller: Caller) => Promise<unknown>;
  },
): Promise<void> {
  await caller.db.transaction().execute(async (db) => {
    const memberships = await holdLists([listId], { ...caller, db });
    refuseUnlessAllowed(operation, memberships.values());
    await change({ ...caller, db });
  });
}
