import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { forgetDevices } from "./knownDevices.ts";

/**
 * Ends every session of a user, but for the one that `except` is the token's hash of, forgets the devices, and ends what would begin
 * another session: whoever
 * registered, or came by a one-time token, could ask for that again by the same `Idempotency-Key`.
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
  await db.deleteFrom("idempotency_keys").where("result", "=", userId).execute();
}
