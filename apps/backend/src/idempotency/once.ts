import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { User } from "../session/User.ts";
import { keyHash } from "./keyHash.ts";

const keptFor = 24 * 60 * 60_000;

interface Asker {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: Date;
  readonly user: Pick<User, "id"> | null;
  readonly idempotencyKey: string | null;
}

interface Task {
  /** What is asked for, and with what. */
  readonly operation: string;
  readonly input: unknown;
  /** Does it, all of it in the transaction, and answers the id of what was made. */
  readonly run: (transaction: Kysely<DatabaseSchema>) => Promise<string>;
}

/**
 * Does something once for each key of the caller's within 24 hours: whoever asks again with the same key and the same
 * input gets the id of what was made the first time, also when both ask at once. What failed may be tried again. Without
 * a key it is done each time. In the caller's transaction, where there is one.
 *
 * Errors: Refusal IDEMPOTENCY_KEY_REUSED for the same key with another input; those of `run`.
 *
 * @rule ORDER-3
 */
export async function once(
  { db, now, user, idempotencyKey: key }: Asker,
  { operation, input, run }: Task,
): Promise<string> {
  const inTransaction = async (transaction: Kysely<DatabaseSchema>): Promise<string> => {
    if (key === null) return await run(transaction);
    const hash = keyHash({ user, idempotencyKey: key });
    const asked = createHmac("sha256", key)
      .update(JSON.stringify([operation, input]))
      .digest("hex");

    const over = new Date(now.getTime() - keptFor).toISOString();
    await transaction.deleteFrom("idempotency_keys").where("hash", "=", hash).where("created_at", "<=", over).execute();
    // Whoever comes second waits here until the first one's transaction has ended.
    const inserted = await transaction
      .insertInto("idempotency_keys")
      .values({ hash, input: asked, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("hash")
      .executeTakeFirst();
    if (inserted !== undefined) {
      const result = await run(transaction);
      await transaction.updateTable("idempotency_keys").set({ result }).where("hash", "=", hash).execute();
      return result;
    }
    const first = await transaction
      .selectFrom("idempotency_keys")
      .where("hash", "=", hash)
      .select(["input", "result"])
      .executeTakeFirstOrThrow();
    if (first.input !== asked || first.result === null) {
      throw new Refusal("IDEMPOTENCY_KEY_REUSED", { message: "The Idempotency-Key has been used for something else" });
    }
    return first.result;
  };
  return db.isTransaction ? await inTransaction(db) : await db.transaction().execute(inTransaction);
}
