import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Ends a subscription, and deletes its mails. Call it in a transaction. */
export async function forgetSubscriber(
  db: Kysely<DatabaseSchema>,
  which: (eb: ExpressionBuilder<DatabaseSchema, "newsletter_subscriptions">) => Expression<SqlBool>,
): Promise<void> {
  const ended = await db.deleteFrom("newsletter_subscriptions").where(which).returning("email").execute();
  if (ended.length === 0) return;
  await db
    .deleteFrom("mails")
    .where("kind", "in", ["newsletterConfirmation", "newsletterWelcome"])
    .where(
      "recipient",
      "in",
      ended.map(({ email }) => email),
    )
    .execute();
}
