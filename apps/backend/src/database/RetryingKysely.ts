import { Kysely, type Transaction, type TransactionBuilder } from "kysely";
import { isConflict } from "./isConflict.ts";

/**
 * A Kysely whose transactions run once more after a deadlock or a failed serialization: PostgreSQL has then taken all of
 * the first run back. So a transaction only works on the database, and leaves other effects to its caller.
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
        return await run(work);
      }
    };
    return Object.assign(builder, { execute });
  }
}
