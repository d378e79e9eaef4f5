import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Transaction, type TransactionBuilder } from "kysely";
import { isConflict } from "./isConflict.ts";

/**
 * Milliseconds before a transaction runs again, from 10 to 100: those that conflicted were ended at the same moment, and
 * would meet again.
 *
 * @example pauseAfterConflict(0) // => 10
 * @example pauseAfterConflict(0.5) // => 55
 */
export const pauseAfterConflict = (random: number): number => 10 + Math.floor(random * 91);

/**
 * A Kysely whose transactions run once more, a moment later, after a deadlock or a failed serialization: PostgreSQL has
 * then taken all of the first run back, and its connection is free meanwhile. A connection that is lost is no reason: the
 * first run may have been committed. So a transaction only works on the database, and leaves other effects to its caller.
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
