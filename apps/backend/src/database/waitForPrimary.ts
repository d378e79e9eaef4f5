import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { isUnavailable } from "./isUnavailable.ts";

interface WaitOptions {
  readonly onWaiting?: ((reason: unknown) => void) | undefined;
  readonly longestStart?: number | undefined;
}

/** Milliseconds between two tries. */
const pauseLength = 1000;

/** Tries between two calls of `onWaiting`. */
const triesPerWord = 10;

async function requireWrites(db: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ reads: boolean }>`select pg_is_in_recovery() as reads`.execute(db);
  if (rows[0]?.reads === true) throw Object.assign(new Error("The database only reads"), { code: "25006" });
}

/**
 * Returns once the database can be written to: a process may start while a failover is going on.
 *
 * Errors: the last reason when that takes longer than `longestStart`; any other error of the database at once.
 */
export async function waitForPrimary(
  db: Kysely<DatabaseSchema>,
  { onWaiting = () => {}, longestStart = 300_000 }: WaitOptions,
): Promise<void> {
  const start = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      await requireWrites(db);
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() - start > longestStart) throw error;
      if (tries % triesPerWord === 0) onWaiting(error);
      await pause(pauseLength);
    }
  }
}
