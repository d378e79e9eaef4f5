import type { LoginSession } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { idleSince } from "./idleSince.ts";
import { requireUser } from "./requireUser.ts";

/** A session with its fields that must not leave the server. */
export interface StoredSession extends Omit<LoginSession, "__typename"> {
  readonly hash: string;
}

/**
 * The caller's live sessions, the current one first, then by their last use, the latest first.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest.
 *
 * @rule SESS-9
 */
export async function loadSessions(
  context: Pick<Context, "db" | "now" | "user" | "tokenHash">,
): Promise<StoredSession[]> {
  const { id: userId } = requireUser(context);
  const { db, now, tokenHash } = context;
  const rows = await db
    .selectFrom("access_tokens")
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .where((eb) => eb(eb.fn.coalesce("last_used_at", "created_at"), ">", idleSince(now)))
    .select(["hash", "id", "device", "created_at", "last_used_at"])
    .execute();
  return rows
    .map((row) => ({ ...row, last_used_at: row.last_used_at ?? row.created_at, is_current: row.hash === tokenHash }))
    .sort(
      (a, b) => Number(b.is_current) - Number(a.is_current) || Date.parse(b.last_used_at) - Date.parse(a.last_used_at),
    );
}
