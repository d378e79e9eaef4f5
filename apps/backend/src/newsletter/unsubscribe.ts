import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { isRandomId } from "../database/isRandomId.ts";
import { forgetSubscriber } from "./forgetSubscriber.ts";

/** Ends and deletes a subscription by the token in its mails; an ended one is no error. */
export async function unsubscribe(db: Kysely<DatabaseSchema>, token: string): Promise<void> {
  if (!isRandomId(token)) return;
  await db.transaction().execute(async (transaction) => {
    await forgetSubscriber(transaction, (eb) => eb("id", "=", token));
  });
}
