import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SessionEnd } from "../generated/types.ts";
import { revokeTokens } from "./revokeTokens.ts";

/** Ends every session of a user, and every link that would begin one or change the account. Call it in a transaction. */
export async function closeAccount(
  db: Kysely<DatabaseSchema>,
  { userId, reason, now }: { readonly userId: string; readonly reason: SessionEnd; readonly now: Date },
): Promise<void> {
  await db.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
  await revokeTokens(db, { userId, except: null, reason, now });
}
