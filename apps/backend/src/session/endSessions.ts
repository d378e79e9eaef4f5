import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { loadSessions, type StoredSession } from "./loadSessions.ts";
import { requireUser } from "./requireUser.ts";
import { forgetLogins, revokeTokens } from "./revokeTokens.ts";

const reason = "OTHER_DEVICE";

/**
 * Ends another session of the caller's, and returns those that are left. The idempotency keys that could repeat a
 * login's response are deleted as well.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest; NOT_FOUND for the current session and for any id that is none of the
 * caller's.
 *
 * @rule SESS-9
 */
export async function endSession(id: string, context: Context): Promise<StoredSession[]> {
  const { id: userId } = requireUser(context);
  const sessions = await loadSessions(context);
  const ended = sessions.find((session) => session.id === id && !session.is_current);
  if (ended === undefined) throw new Refusal("NOT_FOUND", { message: "You have no other session by this id" });
  await context.db.transaction().execute(async (db) => {
    await db
      .updateTable("access_tokens")
      .set({ revoked_at: context.now.toISOString(), end_reason: reason })
      .where("hash", "=", ended.hash)
      .where("revoked_at", "is", null)
      .execute();
    await forgetLogins(db, { userId });
  });
  return await loadSessions(context);
}

/**
 * Ends all sessions of the caller's but the current one, which it returns.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest.
 *
 * @rule SESS-9
 */
export async function endOtherSessions(context: Context): Promise<StoredSession[]> {
  const { id: userId } = requireUser(context);
  const { now, tokenHash: except } = context;
  await context.db.transaction().execute((db) => revokeTokens(db, { userId, except, reason, now }));
  return await loadSessions(context);
}
