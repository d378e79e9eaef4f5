import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { freeRows } from "../database/engine/freeRows.ts";
import { queueMail } from "../mail/queueMail.ts";

interface Options {
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Mails in one transaction. */
const chunkSize = 200;

/** Those that another process is at are left to it. */
async function tellSome(db: Kysely<DatabaseSchema>, now: Date): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom("product_subscriptions as waiting")
      .innerJoin("products as product", "product.id", "waiting.product_id")
      .innerJoin("users as user", "user.id", "waiting.user_id")
      .where("product.status", "=", "AVAILABLE")
      .where((eb) => eb.or([eb("product.stock", "is", null), eb("product.stock", ">", 0)]))
      .orderBy("waiting.created_at")
      .limit(chunkSize)
      .modifyEnd(freeRows("waiting"))
      .select(["waiting.user_id", "waiting.product_id", "user.email", "user.name"])
      .select(["product.name as product_name", "product.url_key"])
      .execute();
    for (const { user_id, product_id, email, name, product_name: product, url_key: urlKey } of waiting) {
      await transaction
        .deleteFrom("product_subscriptions")
        .where("user_id", "=", user_id)
        .where("product_id", "=", product_id)
        .execute();
      const data = { name, product, urlKey };
      await queueMail(transaction, { to: email, userId: user_id, kind: "backInStock", data, now });
    }
    return waiting.length;
  });
}

/**
 * Mails every subscriber of a product that is available again, once. Returns the number of mails.
 *
 * @rule STOCK-1
 */
export async function tellBackInStock(db: Kysely<DatabaseSchema>, { now, signal }: Options): Promise<number> {
  let told = 0;
  for (let count = chunkSize; count === chunkSize && !signal.aborted; told += count) count = await tellSome(db, now);
  return told;
}
