import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keptProcess } from "../mutation/services/keptProcess.ts";
import { QuickestFirst } from "./QuickestFirst.ts";

const inSandbox = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The backend folder whose files are mutated, and whose tests run. */
const folder = process.env["KAMRA_MUTATED"] ?? "";

/** Tests in other folders that prove something of this one. */
const others: Readonly<Record<string, ReadonlyArray<string>>> = {
  checkout: [
    "src/cart/{checkoutData,purchaseLimits}.test.ts",
    "src/delivery/{delivery,timeSlots}.test.ts",
    "src/login/canonicalEmail.test.ts",
    "src/order/placedOrders.test.ts",
    "src/payment/{cardPayment,payment,savedCard}.test.ts",
    "src/session/limitAttempts.test.ts",
    "src/user/addresses.test.ts",
  ],
  login: ["src/cart/adoptCart.test.ts", "src/user/personalData.test.ts"],
  order: [
    "src/checkout/{lineOptions,linking,order,orderSlot}.test.ts",
    "src/payment/cancelUnpaidOrders.test.ts",
    "src/user/{deleteAccount,exportUser}.test.ts",
    "src/withdrawal/withdrawal.test.ts",
  ],
  payment: ["src/checkout/settleOrder.test.ts", "src/user/savedCards.test.ts"],
  session: ["src/api/caller.test.ts", "src/login/*.test.ts", "src/user/{deleteAccount,personalData}.test.ts"],
};

/** The tests for each mutant of the backend: its folder's and those that prove it from elsewhere, on PostgreSQL, in one worker. Paths are those of the sandbox. */
export default defineConfig({
  plugins: [keptProcess],
  resolve: {
    conditions: ["@kamra/source", "import", "module", "default"],
    alias: [
      // As in `vitest.config.ts`.
      { find: /^graphql$/, replacement: inSandbox("node_modules/graphql/index.js") },
      {
        find: /^\.{1,2}\/(?:\.\.\/)?runs\.test\.config\.ts$/,
        replacement: inSandbox("scripts/mutation/services/runs.ts"),
      },
      {
        find: /^\.{1,2}\/testing\/onBothDatabases\.ts$/,
        replacement: inSandbox("scripts/mutation/backend/onPostgres.ts"),
      },
    ],
  },
  ssr: { resolve: { conditions: ["@kamra/source", "node"] } },
  test: {
    root: inSandbox("apps/backend"),
    include: [`src/${folder}/**/*.test.ts`, ...(others[folder] ?? [])],
    environment: "node",
    globalSetup: [inSandbox("apps/backend/src/testing/postgresServer.ts")],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ["services/attributeHooks", "services/onceNoticed", "backend/dropDatabases"].map((name) =>
      inSandbox(`scripts/mutation/${name}.ts`),
    ),
    provide: { isFull: false, seed: 1 },
    testTimeout: 90_000,
    hookTimeout: 600_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
