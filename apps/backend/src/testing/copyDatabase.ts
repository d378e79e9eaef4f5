import pg from "pg";

interface Names {
  readonly from: string;
  readonly to: string;
}

const pools = new Map<string, pg.Pool>();

/**
 * One connection for all copies on a server, because opening one takes 60 ms of a processor. A process can end while it
 * is open.
 */
function connectionTo(server: string): pg.Pool {
  const present = pools.get(server);
  if (present !== undefined) return present;
  const pool = new pg.Pool({
    connectionString: `${server}/postgres`,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server ends with the run; before that the next copy would fail.
  pool.on("error", () => {});
  pools.set(server, pool);
  return pool;
}

/** Copies a database on a server, while nothing is connected to it, and returns the copy's address. */
export async function copyDatabase(server: string, { from, to }: Names): Promise<string> {
  const [copy, template] = [to, from].map((name) => pg.escapeIdentifier(name));
  // Page by page through the log, as is the default, takes twice the time.
  await connectionTo(server).query(`create database ${copy} template ${template} strategy file_copy`);
  return `${server}/${to}`;
}
