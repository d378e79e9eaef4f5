import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Transaction, type TransactionBuilder } from "kysely";
import { isConflict } from "./isConflict.ts";

/**
 * Milliseconds before a transaction runs again, from 10 to 100: conflicting transactions end at the same moment, and
 * would conflict again.
 *
 * @example pauseAfterConflict(0) // => 10
 * @example pauseAfterConflict(0.5) // => 55
 */
export const pauseAfterConflict = (random: number): number => 10 + Math.floor(random * 91);

/**
 * A Kysely that repeats a transaction once, a moment later, after a deadlock or a failed serialization, which
 * PostgreSQL has rolled back. It does not repeat after a lost connection: the first run may have been committed. A
 * transaction must therefore only change the database, and leave other effects to its caller.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const run = builder.execute.bind(builder);
    const execute = async <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
      try {
        return await run(work);
      } catch (error) {
        if (!isConflict(error)) throw error;
        await pause(pauseAfterConflict(Math.random()));
        return await run(work);
      }
    };
    return Object.assign(builder, { execute });
  }
}
