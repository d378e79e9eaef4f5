import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { User } from "../graphql/User.ts";
import { keyHash } from "./keyHash.ts";

const retentionMs = 24 * 60 * 60_000;

interface Asker {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: Date;
  readonly user: Pick<User, "id"> | null;
  readonly idempotencyKey: string | null;
}

interface Task {
  /** The operation and its input. */
  readonly operation: string;
  readonly input: unknown;
  /** Runs it completely in the transaction, and returns the result's id. */
  readonly run: (transaction: Kysely<DatabaseSchema>) => Promise<string>;
}

/**
 * Does something once for each key of a caller within 24 hours. A repeated key with the same input returns the first
 * result's id, also when both run concurrently. A failed attempt may be repeated. Without a key it runs each time. Runs
 * in the caller's transaction, if any.
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

    const over = new Date(now.getTime() - retentionMs).toISOString();
    await transaction.deleteFrom("idempotency_keys").where("hash", "=", hash).where("created_at", "<=", over).execute();
    // A concurrent second request waits here until the first transaction has ended.
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
