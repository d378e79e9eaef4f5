import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keptProcess } from "../mutation/services/keptProcess.ts";
import { QuickestFirst } from "./QuickestFirst.ts";

const inSandbox = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const conditions = ["@kamra/source", "import", "module", "default"];

/** The capability whose services are mutated. */
const capability = process.env["KAMRA_MUTATED"] ?? "";
/** Whose tests: `own`, the `core`'s alone, `all`. */
const tests = process.env["KAMRA_TESTS"] ?? "own";

/** Tests that cover all capabilities. */
const everywhere = "core/src/shop*.test.ts";
/** In its folder, or in a file or folder of the tests against the backend that is called after it. */
const own = (tests === "core" ? ["core"] : ["core", "testing"]).flatMap((workspace) => [
  `${workspace}/src/**/${capability}*/**/*.test.ts`,
  `${workspace}/src/**/${capability}*.test.ts`,
]);
/** Tests of other capabilities that call it. */
const others: Readonly<Record<string, ReadonlyArray<string>>> = {
  account: ["testing/src/session/addresses.test.ts"],
  cart: [
    "testing/src/lists/orderedProducts.test.ts",
    "testing/src/session/guestCart.test.ts",
    "testing/src/checkout/placing.test.ts",
  ],
  catalogue: ["testing/src/session/cookies.test.ts"],
  delivery: [
    "testing/src/session/{logout,tabs}.test.ts",
    "testing/src/checkout/information.test.ts",
    "testing/src/cart/{choices,wholeCart}.test.ts",
  ],
  dialogs: ["testing/src/cart/questions.test.ts"],
  identity: ["testing/src/session/{login,logout,refresh,tabs}.test.ts"],
  kernel: ["testing/src/{deadlines,transport}.test.ts", "testing/src/cart/{deadlines,tabs}.test.ts"],
  orders: ["testing/src/checkout/placing.test.ts"],
  outbox: ["testing/src/{cart,lists}/{offline,outage,tabs}.test.ts"],
  shop: ["testing/src/startShop.property.test.ts"],
  transport: ["testing/src/deadlines.test.ts"],
};
const everyone = ["core/src/*/**/*.test.ts", "testing/src/**/*.test.ts"];

/**
 * What runs against each mutant of a service: the core's tests, and those against the backend in this process, sharing one
 * worker that outlives them. Paths are those of the sandbox: its core is the one that is changed.
 */
export default defineConfig({
  plugins: [keptProcess],
  resolve: {
    conditions,
    alias: [
      { find: /^@kamra\/core$/, replacement: inSandbox("packages/core/src/index.ts") },
      { find: "@kamra/core/settings", replacement: inSandbox("packages/core/src/kernel/ShopSettings.ts") },
      { find: "@kamra/core/texts", replacement: inSandbox("packages/core/src/shop/texts.ts") },
      { find: /^@kamra\/core\/(.*)$/, replacement: inSandbox("packages/core/src/$1/index.ts") },
      { find: /^\.\/startBackend\.ts$/, replacement: inSandbox("scripts/mutation/services/startBackend.ts") },
      { find: /^\.{1,2}\/runs\.test\.config\.ts$/, replacement: inSandbox("scripts/mutation/services/runs.ts") },
      { find: "@fast-check/vitest", replacement: inSandbox("packages/core/src/mutation.test.config.ts") },
    ],
  },
  ssr: { resolve: { conditions: ["@kamra/source", "node"] } },
  test: {
    root: inSandbox("packages"),
    include: [
      everywhere,
      ...(tests === "all" ? everyone : own),
      ...(tests === "own" ? (others[capability] ?? []) : []),
    ],
    // These bundle the sources, test the generators, or take too long for their benefit.
    exclude: ["**/bundle*.test.ts", "testing/src/{arbitraries,shoppers}/**", "testing/src/manyShops.test.ts"],
    environment: "node",
    isolate: false,
    setupFiles: ["attributeHooks", "freshDefaults", "onceNoticed", "tabsOfOneFile"].map((name) =>
      inSandbox(`scripts/mutation/services/${name}.ts`),
    ),
    sequence: { sequencer: QuickestFirst },
    // The backend is not mutated: it runs as in production, with the original core.
    server: { deps: { external: [/\/apps\/backend\//] } },
    provide: { isFull: false, seed: 1 },
    testTimeout: 90_000,
    hookTimeout: 600_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
