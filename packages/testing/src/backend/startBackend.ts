import { type Backend, type BackendOptions, createBackend, smallSeed } from "@kamra/backend";

/**
 * The reference backend in this process, on a database in memory, with a dozen products. Takes seconds: start one for a
 * file of tests, and close it.
 */
export function startBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return createBackend({ database: { kind: "memory" }, seed: smallSeed, logger: false, ...options });
}
