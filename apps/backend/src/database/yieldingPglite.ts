import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { PGliteDialectConfig } from "kysely";

type DialectsPglite = Exclude<PGliteDialectConfig["pglite"], (...args: never) => unknown>;

const yielding =
  ({ query }: Pick<PGlite | Transaction, "query">): DialectsPglite["query"] =>
  async (...statement) => {
    await turnOfTheLoop();
    return await query(...statement);
  };

/**
 * A PGlite that lets the event loop turn before each statement. It computes on the server's own thread: under load,
 * statements would follow each other without a pause, and requests would be neither read nor refused.
 */
export function yieldingPglite(pglite: PGlite): DialectsPglite {
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
    close: () => pglite.close(),
    query: yielding({ query: (...statement) => pglite.query(...statement) }),
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({ ...transaction, query: yielding({ query: (...statement) => transaction.query(...statement) }) }),
      ),
  };
}
