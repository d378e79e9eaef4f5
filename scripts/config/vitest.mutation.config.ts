import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const properties = fileURLToPath(new URL("../../packages/core/src/mutation.test.config.ts", import.meta.url));

/** The tests for each mutant of a rule: the core's, in one worker. Paths are those of the sandbox. */
export default defineConfig({
  resolve: {
    conditions: ["@kamra/source", "import", "module", "default"],
    alias: { "@fast-check/vitest": properties },
  },
  // The contract is outside the sandbox: its sources, whether it is built or not.
  ssr: { resolve: { conditions: ["@kamra/source", "node"] } },
  test: {
    root: "packages/core",
    include: ["src/*/**/*.test.ts"],
    environment: "node",
    isolate: false,
    provide: { isFull: false, seed: 1 },
    testTimeout: 30_000,
  },
});
