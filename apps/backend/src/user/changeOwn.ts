import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { holdUser } from "../session/holdUser.ts";
import type { Owner } from "../session/Owner.ts";

/**
 * Changes the caller's own data, all or nothing. Changes of one user's data are serialized.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest; those of the change.
 */
export async function changeOwn<Result>(
  { db, now, user: caller }: Context,
  change: (owner: Owner) => Promise<Result>,
): Promise<Result> {
  const user = requireUser({ user: caller });
  return await db.transaction().execute(async (transaction) => {
    const owner = { db: transaction, now, user };
    await holdUser(owner);
    return await change(owner);
  });
}
