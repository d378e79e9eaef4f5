import type { Context } from "../graphql/Context.ts";
import { queueMail } from "../mail/queueMail.ts";
import { hashToken } from "../session/hashToken.ts";
import { invalidToken } from "../session/takeOneTimeToken.ts";

/**
 * Confirms a newsletter subscription by the mail's token, and queues a mail with the link that ends it. A token works
 * once, also for concurrent requests.
 *
 * Errors: Refusal INVALID_TOKEN when it is unknown, expired or used.
 */
export async function confirmNewsletter(token: string, { db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  const moment = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable("newsletter_subscriptions")
      .set({ confirmed_at: moment, confirmation_hash: null, confirmation_expires_at: null })
      .where("confirmation_hash", "=", hashToken(token))
      .where("confirmation_expires_at", ">", moment)
      .returning(["id", "email", "name"])
      .executeTakeFirst();
    if (begun === undefined) throw invalidToken();
    await queueMail(transaction, {
      to: begun.email,
      userId: null,
      kind: "newsletterWelcome",
      data: { name: begun.name, token: begun.id },
      now,
    });
  });
  return true;
}
