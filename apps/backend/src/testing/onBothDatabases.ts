import { afterAll, beforeAll, describe, inject } from "vitest";
import type { BackendOptions } from "../Backend.ts";
import { startTestBackend, type TestBackend } from "./startTestBackend.ts";

type Tests = (backend: () => TestBackend) => void;
type Options = Partial<BackendOptions>;

/** Runs tests on a PostgreSQL server and, in the full run, on the embedded database too. */
export function onBothDatabases(name: string, tests: Tests, options: Options = {}): void {
  describeOn(inject("isFull") ? ["PostgreSQL", "PGlite"] : ["PostgreSQL"], { name, tests, options });
}

/** Runs tests on both databases in every run: those that depend most on the database, of transactions and texts. */
export function onBothDatabasesAlways(name: string, tests: Tests, options: Options = {}): void {
  describeOn(["PostgreSQL", "PGlite"], { name, tests, options });
}

interface Suite {
  readonly name: string;
  readonly tests: Tests;
  readonly options: Options;
}

function describeOn(databases: ReadonlyArray<"PostgreSQL" | "PGlite">, { name, tests, options }: Suite): void {
  describe.each(databases)(`${name} on %s`, (database) => {
    let backend: TestBackend | null = null;
    beforeAll(async () => {
      backend = await startTestBackend({ ...(database === "PGlite" && { database: { kind: "memory" } }), ...options });
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
