import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseConnection, Dialect, Driver } from "kysely";
import type { Turns } from "./fairTurns.ts";

/** A request, and the network that it comes from. */
interface Asking {
  readonly network: string;
}

/** The request that the code runs for now; none for this process's own work. */
const asking = new AsyncLocalStorage<Asking>();

/** Does `rest` for a request of a network: its statements share the database fairly with those of others. */
export const onBehalfOf = (network: string, rest: () => void): void => asking.run({ network }, rest);

/** The request that the code runs for now, the same object until its end; `null` for this process's own work. */
export const currentRequest = (): Asking | null => asking.getStore() ?? null;

/** A driver that waits for its turn before it takes a connection. */
function inTurn(driver: Driver, turns: Turns): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const ends = new Map<DatabaseConnection, () => void>();
  const acquireConnection: Driver["acquireConnection"] = async (options) => {
    const end = await turns.take(currentRequest()?.network ?? null);
    try {
      const connection = await acquire(options);
      ends.set(connection, end);
      return connection;
    } catch (error) {
      end();
      throw error;
    }
  };
  const releaseConnection: Driver["releaseConnection"] = async (connection, options) => {
    const end = ends.get(connection);
    ends.delete(connection);
    try {
      await release(connection, options);
    } finally {
      end?.();
    }
  };
  return Object.assign(driver, { acquireConnection, releaseConnection });
}

/** A dialect whose statements and transactions take turns; Kysely's own queue for an only connection knows no fairness. */
export const fairDialect = (dialect: Dialect, turns: Turns): Dialect => ({
  createAdapter: () => Object.defineProperty(dialect.createAdapter(), "supportsMultipleConnections", { value: true }),
  createDriver: () => inTurn(dialect.createDriver(), turns),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
