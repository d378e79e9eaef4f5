import { type Backend, type BackendOptions, createBackend, smallSeed } from "@kamra/backend";
import { leastCost, testDatabase } from "@kamra/backend/testing";

/**
 * The reference backend in this process with a dozen products, on its own database. Start one per test file, and close
 * it.
 */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const { seed = smallSeed, clock = () => new Date() } = options;
  const database = options.database ?? (await testDatabase({ seed, now: clock() }));
  return createBackend({ logger: false, passwordCost: leastCost, ...options, database, seed, clock });
}
