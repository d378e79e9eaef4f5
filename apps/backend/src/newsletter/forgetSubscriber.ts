import { type Expression, type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Ends the subscription of an address, which is in small letters, and forgets what was written to it about that. */
export async function forgetSubscriber(db: Kysely<DatabaseSchema>, email: Expression<string | null>): Promise<void> {
  await db
    .deleteFrom("newsletter_subscriptions")
    .where(sql<string>`lower(email)`, "=", email)
    .execute();
  await db
    .deleteFrom("mails")
    .where("kind", "in", ["newsletterConfirmation", "newsletterWelcome"])
    .where(sql<string>`lower(recipient)`, "=", email)
    .execute();
}
