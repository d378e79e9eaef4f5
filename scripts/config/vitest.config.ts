import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { routeParts } from "../../apps/storefront/vite/routeParts.ts";
import { LongestFirst } from "./LongestFirst.ts";
import { seed } from "./seed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Workspaces, and the tools around them, whose tests run in Node; a file that needs a DOM says so in its first line. */
const workspaces = {
  core: "packages/core",
  react: "packages/react",
  "react 18": "packages/react",
  testing: "packages/testing",
  ui: "packages/ui",
  backend: "apps/backend",
  "demo-data": "apps/demo-data",
  storefront: "apps/storefront",
  scripts: "",
};

/** In the long run every property is tried many times as often: of all workspaces, or of the one that is named. */
const isFull = (name: string) => ["1", name].includes(process.env["KAMRA_FULL"] ?? "");

/** Shared by all tests of a workspace: starting it takes seconds. */
const globalSetupOf = (name: string) =>
  ["backend", "demo-data", "storefront", "testing"].includes(name)
    ? [`${root}apps/backend/src/testing/postgresServer.ts`]
    : [];

/** The oldest React is only for the full run, or when requested by name. */
const isAsked = (name: string) =>
  name !== "react 18" || process.env["KAMRA_FULL"] === "1" || process.argv.some((word) => word.includes(name));

const conditions = ["@kamra/source", "import", "module", "default"];

/** Vite would take graphql's ES modules where Node takes its CommonJS: two of it refuse each other's schemas. */
const oneGraphql = { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` };

/** The oldest React that the bindings are for, in the place of the one that everything here is built with. */
const react18 = {
  major: "18",
  alias: [
    { find: /^react(?=$|\/)/, replacement: "react-18" },
    { find: /^react-dom(?=$|\/)/, replacement: "react-dom-18" },
  ],
  setupFiles: [`${root}scripts/config/react18.ts`],
};
const reactOf = (name: string) => (name === "react 18" ? react18 : { major: "19", alias: [], setupFiles: [] });

/** Pages are rendered as a shop renders them: React for developers takes three times as long. */
const production = { NODE_ENV: "production" };

export default defineConfig({
  root,
  test: {
    // Vitest leaves one processor free, which is half of two: a whole run may use both.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: Object.entries(workspaces)
      .filter(([name]) => isAsked(name))
      .map(([name, folder]) => ({
        // One root: with roots of their own, workspaces would not share the modules that Vitest has transformed.
        root,
        plugins: name === "storefront" ? [routeParts()] : [],
        resolve: { conditions, alias: [oneGraphql, ...reactOf(name).alias] },
        oxc: { jsx: { development: false } },
        // These also reach Node itself, where "import" would hand ES modules to a package's own require.
        ssr: { resolve: { conditions: ["@kamra/source", "node"] } },
        test: {
          name,
          dir: `${root}${folder}`,
          include:
            name === "scripts"
              ? ["{codegen,deploy,scripts,templates}/**/*.test.ts"]
              : ["{src,server,vite}/**/*.test.{ts,tsx}"],
          environment: "node",
          env: name === "storefront" ? production : {},
          setupFiles: reactOf(name).setupFiles,
          globalSetup: globalSetupOf(name),
          provide: { isFull: isFull(name), seed, reactMajor: reactOf(name).major },
          // Files share nothing but modules, so they can share a worker, which loads each module once.
          isolate: false,
          // Style sheets are left out of unit tests, but for those that a test reads as text.
          css: { include: [/\.css\?raw$/] },
          // Only endless tests are aborted: a test's duration depends more on the machine than on the code.
          testTimeout: isFull(name) ? 3_600_000 : 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          unstubGlobals: true,
          restoreMocks: true,
        },
      })),
  },
});
