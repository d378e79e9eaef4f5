import { defineConfig } from "vitest/config";

/** What runs against each mutant of a rule: the core's tests, sharing one worker. Paths are those of the sandbox. */
export default defineConfig({
  resolve: { conditions: ["@kamra/source", "import", "module", "default"] },
  test: {
    root: "packages/core",
    include: ["src/*/**/*.test.ts"],
    environment: "node",
    isolate: false,
    provide: { isFull: false },
    setupFiles: ["src/mutation.test.config.ts"],
    testTimeout: 30_000,
  },
});
