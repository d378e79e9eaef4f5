import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { forgetCards } from "../payment/forgetCards.ts";
import { closeAccount } from "./closeAccount.ts";

interface Claim {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Makes an account the mailbox owner's alone, who has just shown that they are that, but not that the account was theirs. Whoever
 * made it has no way in any more, nobody sees its lists whom they let see them, and cards that may be theirs are forgotten. Call it
 * in a transaction.
 */
export async function claimAccount(db: Kysely<DatabaseSchema>, { userId, now }: Claim): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: null, email_verified_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  // First the identities: a sign-in by one of them that is under way has left its token by the time they are gone.
  await db.deleteFrom("user_identities").where("user_id", "=", userId).execute();
  await closeAccount(db, { userId, now });
  const own = db.selectFrom("shopping_lists").where("owner_id", "=", userId).select("id");
  await db
    .deleteFrom("shopping_list_shares")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("list_id", "in", own)]))
    .execute();
  await forgetCards(db, { which: (eb) => eb("user_id", "=", userId), now });
}
