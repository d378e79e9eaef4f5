import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { forgetDevices } from "./knownDevices.ts";

/** Deletes the idempotency keys of a user's logins and registrations, which could be repeated for a new session. */
export async function forgetLogins(db: Kysely<DatabaseSchema>, { userId }: { readonly userId: string }): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("result", "=", userId).execute();
}

/**
 * Ends every session of a user, except the one with the hash `except`, forgets the devices, and deletes the idempotency
 * keys of logins and registrations, which could be repeated for a new session.
 */
export async function revokeTokens(
  db: Kysely<DatabaseSchema>,
  { userId, except, now }: { readonly userId: string; readonly except: string | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("access_tokens")
    .set({ revoked_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(except !== null, (query) => query.where("hash", "!=", except))
    .execute();
  await forgetDevices(db, { userId });
  await forgetLogins(db, { userId });
}
