import { createBackend } from "./createBackend.ts";
import { smallSeed } from "./seed/smallSeed.ts";
import { leastCost } from "./session/leastCost.ts";

/** Own fields: `extend type Product { carbon_kg: Float }`, and what answers them. */
export interface BackendExtension {
  /** SDL that adds to the contract's. */
  readonly schema: string;
  /** By type and field; each gets the object that the field is of: `{ Product: { carbon_kg: ({ id }: { id: string }) => … } }`. */
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, (parent: never) => unknown>>>>;
}

/** Options of a backend for tests; each has a default. */
export interface TestBackendOptions {
  /** The time at the backend's first moment; it stands still until `setNow`. By default the time of this machine, which goes on. */
  readonly now?: Date;
  /** Origins of pages that may call the backend once it listens: `http://localhost:5173`. None by default. */
  readonly corsOrigins?: ReadonlyArray<string>;
  /** Your own fields; none by default. */
  readonly extension?: BackendExtension;
}

/** The reference backend in this process, on a database in memory with a dozen products. */
export interface InProcessBackend {
  /** Answers as the server would, without a network: for `createShop({ fetch })`. */
  readonly fetch: typeof fetch;
  /** Listens on a port of this machine, a free one by default, and resolves to the address of its GraphQL. */
  listen(port?: number): Promise<string>;
  /** Sets the backend's clock, which then stands still. */
  setNow(now: Date): void;
  /** Answers what was asked, and gives the memory back. */
  close(): Promise<void>;
}

/** Starts a backend for tests. Start one for a test file, because the first takes some seconds, and close it. */
export async function testBackend({
  now,
  corsOrigins = [],
  extension,
}: TestBackendOptions = {}): Promise<InProcessBackend> {
  let current = now;
  const backend = await createBackend({
    database: { kind: "memory" },
    seed: smallSeed,
    passwordCost: leastCost,
    clock: () => current ?? new Date(),
    corsOrigins,
    extension,
    isDevelopment: true,
    logger: false,
  });
  return {
    fetch: backend.fetch,
    listen: async (port = 0) => `${await backend.app.listen({ port, host: "localhost" })}/graphql`,
    setNow: (time) => {
      current = time;
    },
    close: () => backend.close(),
  };
}
