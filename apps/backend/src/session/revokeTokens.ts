import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SessionEnd } from "../generated/types.ts";
import { forgetDevices } from "./knownDevices.ts";

/** Deletes the idempotency keys of a user's logins and registrations, which could be repeated for a new session. */
export async function forgetLogins(db: Kysely<DatabaseSchema>, { userId }: { readonly userId: string }): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("result", "=", userId).execute();
}

interface Revocation {
  readonly userId: string;
  /** The hash of the token that stays. */
  readonly except: string | null;
  /** The reason that the devices get. */
  readonly reason: SessionEnd;
  readonly now: Date;
}

/**
 * Ends every session of a user, except the one with the hash `except`, forgets the devices, and deletes the idempotency
 * keys of logins and registrations, which could be repeated for a new session.
 */
export async function revokeTokens(
  db: Kysely<DatabaseSchema>,
  { userId, except, reason, now }: Revocation,
): Promise<void> {
  await db
    .updateTable("access_tokens")
    .set({ revoked_at: now.toISOString(), end_reason: reason })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(except !== null, (query) => query.where("hash", "!=", except))
    .execute();
  await forgetDevices(db, { userId });
  await forgetLogins(db, { userId });
}
