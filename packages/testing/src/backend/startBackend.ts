import { type Backend, type BackendOptions, createBackend, smallSeed } from "@kamra/backend";
import { testDatabase } from "@kamra/backend/testing";

/**
 * The reference backend in this process with a dozen products, on a database of its own. Start one for a file of tests, and
 * close it.
 */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const { seed = smallSeed, clock = () => new Date() } = options;
  const database = options.database ?? (await testDatabase({ seed, now: clock() }));
  return createBackend({ logger: false, ...options, database, seed, clock });
}
