import { afterAll, beforeAll, describe } from "vitest";
import type { BackendOptions } from "../Backend.ts";
import { emptyDatabase } from "./emptyDatabase.ts";
import { startTestBackend, type TestBackend } from "./startTestBackend.ts";

/** Runs the same tests on the embedded database and on a PostgreSQL server. */
export function onBothDatabases(
  name: string,
  tests: (backend: () => TestBackend) => void,
  options: Partial<BackendOptions> = {},
): void {
  describe.each(["PGlite", "PostgreSQL"])(`${name} on %s`, (database) => {
    let backend: TestBackend | null = null;
    beforeAll(async () => {
      const location =
        database === "PGlite" ? { kind: "memory" as const } : { kind: "server" as const, url: await emptyDatabase() };
      backend = await startTestBackend({ database: location, ...options });
    });
    afterAll(async () => {
      await backend?.close();
    });
    tests(() => {
      if (backend === null) throw new Error("The backend has not started");
      return backend;
    });
  });
}
