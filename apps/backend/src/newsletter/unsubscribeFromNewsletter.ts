import { isRandomId } from "../database/isRandomId.ts";
import type { Context } from "../graphql/Context.ts";
import { forgetSubscriber } from "./forgetSubscriber.ts";

/** Ends a subscription and forgets it, for whoever has the token that its mails carry; one that has ended is not missed. */
export async function unsubscribeFromNewsletter(token: string, { db }: Pick<Context, "db">): Promise<boolean> {
  if (!isRandomId(token)) return true;
  await db.transaction().execute(async (transaction) => {
    await forgetSubscriber(transaction, (eb) => eb("id", "=", token));
  });
  return true;
}
