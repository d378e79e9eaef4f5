import { sql } from "kysely";
import { isRandomId } from "../database/isRandomId.ts";
import type { Context } from "../graphql/Context.ts";
import { forgetSubscriber } from "./forgetSubscriber.ts";

/** Ends a subscription and forgets it, for whoever has the token that its mails carry; one that has ended is not missed. */
export async function unsubscribeFromNewsletter(token: string, { db }: Pick<Context, "db">): Promise<boolean> {
  if (!isRandomId(token)) return true;
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom("newsletter_subscriptions")
      .where("id", "=", token)
      .select("email")
      .forUpdate()
      .executeTakeFirst();
    if (ended !== undefined) await forgetSubscriber(transaction, sql<string>`lower(${ended.email})`);
  });
  return true;
}
