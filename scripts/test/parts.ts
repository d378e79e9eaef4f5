import { join } from "node:path";
import { type Command, root, tool } from "../setup/step.ts";

const long = { KAMRA_FULL: "1" };
const testsOf = (project: string, ...files: ReadonlyArray<string>): Command => ({
  ...tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--project", project, ...files),
  env: long,
});

/** The parts of the full run alone, by the name that `npm run test:full -- NAME` takes. */
export const parts = (browser: string): Readonly<Record<string, Command>> => {
  const env = { ...long, KAMRA_CHROMIUM: browser };
  return {
    types: tool("turbo", "run", "typecheck"),
    layouts: tool("node", "templates/tryLayouts.ts"),
    core: testsOf("core"),
    react: testsOf("react"),
    react18: testsOf("react 18"),
    testing: testsOf("testing"),
    ui: testsOf("ui"),
    backend: testsOf("backend"),
    "demo-data": testsOf("demo-data"),
    storefront: testsOf("storefront"),
    scripts: testsOf("scripts"),
    releases: testsOf("backend", "apps/backend/src/testing/release"),
    fields: testsOf("scripts", "codegen/fields"),
    packages: tool("node", "scripts/packages.ts", "--all"),
    // Some minutes: each of them is installed from the registry.
    examples: { ...tool("node", "scripts/examples.ts"), env },
    sizes: tool("npm", "run", "--silent", "size"),
    bench: tool("npm", "run", "--silent", "bench"),
    mutation: tool("node", "scripts/mutation.ts"),
    // Ten minutes: it is built, an entry of each file is opened, and each of its controls is changed.
    storybook: { ...tool("npm", "run", "--silent", "try", "--workspace=@kamra/storybook"), env },
    stories: { ...tool("npm", "run", "--silent", "test", "--workspace=@kamra/storybook"), env },
    shop: {
      ...tool("turbo", "run", "e2e", "--filter=@kamra/storefront", "--", "--grep-invert", "@walks"),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, "apps/storefront/test-results/full.json") },
    },
    // Five minutes, where Patroni, etcd, HAProxy and PostgreSQL are installed.
    drill: tool("node", "--conditions=@kamra/source", "deploy/drill/drill.ts", "--if-possible"),
    // A minute, where PostgreSQL is installed.
    restore: tool("node", "--conditions=@kamra/source", "deploy/drill/restoreDrill.ts"),
    // Two thousand of them take hours.
    walks: {
      ...tool("turbo", "run", "e2e", "--filter=@kamra/storefront", "--", "--grep", "@walks", "--project", "desktop"),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, "apps/storefront/test-results/walks.json") },
    },
  };
};
