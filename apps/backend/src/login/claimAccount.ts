import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SessionEnd } from "../generated/types.ts";
import { forgetCards } from "../payment/forgetCards.ts";
import { closeAccount } from "../session/closeAccount.ts";

interface Claim {
  readonly userId: string;
  /** What the devices of the sessions that end are told. */
  readonly reason: SessionEnd;
  readonly now: Date;
}

/**
 * Gives an account to the proved owner of its mailbox, when another person may have registered it. That person loses
 * every way in, list shares are removed, and cards that may be theirs are deleted. Call it in a transaction.
 */
export async function claimAccount(db: Kysely<DatabaseSchema>, { userId, reason, now }: Claim): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: null, email_verified_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  // Identities first: a sign-in in progress has then already stored its token.
  await db.deleteFrom("user_identities").where("user_id", "=", userId).execute();
  await closeAccount(db, { userId, reason, now });
  const own = db.selectFrom("shopping_lists").where("owner_id", "=", userId).select("id");
  await db
    .deleteFrom("shopping_list_shares")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("list_id", "in", own)]))
    .execute();
  await forgetCards(db, { which: (eb) => eb("user_id", "=", userId), now });
}
