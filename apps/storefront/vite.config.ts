import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { assetsOf, isManifest } from "./src/document/assetsOf.ts";
import { routerApart } from "./vite/routerApart.ts";
import { routeParts } from "./vite/routeParts.ts";
import { routeStyles } from "./vite/routeStyles.ts";
import type { Release } from "./src/worker/Release.ts";
import { workerPaths } from "./src/worker/workerPaths.ts";

const withoutParser = fileURLToPath(
  new URL("../../packages/core/src/transport/graphqlWithoutParser.ts", import.meta.url),
);

const conditions = ["@kamra/source", "import", "module", "browser", "default"];
const serverConditions = ["@kamra/source", "module-sync", "node", "import", "module", "default"];

const folders = ["src", ...["core", "react", "ui"].map((name) => `../../packages/${name}/src`)].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The id of the sources of both builds. */
function releaseOf(): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted())
      if (/(?<!\.test|\.stories)\.(?:tsx?|css)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

const sheets = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".module.css"))
  .toSorted();

/** Without vowels, because ad blockers hide classes such as `ad1`. */
const letters = "bcdfghjklmnpqrstvwxz";

/** Names each class on the page by its style sheet and its place there, alike in both builds. */
function shortClassNames() {
  const known = new Map(sheets.map((file) => [file, new Array<string>()]));
  return (name: string, file: string): string => {
    const names = known.get(file);
    if (names === undefined) throw new Error(`${file} is not a style sheet of the shop`);
    if (!names.includes(name)) names.push(name);
    const sheet = sheets.indexOf(file);
    return `${letters[Math.floor(sheet / letters.length)]}${letters[sheet % letters.length]}${names.indexOf(name)}`;
  };
}

/** Precompresses each text of the build at the highest level, so that no request waits for it. */
const compressed = (): Plugin => ({
  name: "kamra:compressed",
  apply: (_config, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
      const bytes = readFileSync(join(dir, name));
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

/** Builds the service worker with the list of its files: one file, at a constant address. */
const serviceWorker = (): Plugin => ({
  name: "kamra:service-worker",
  apply: (_config, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).toSorted();
    const manifest: unknown = JSON.parse(readFileSync(join(dir, "manifest.json"), "utf8"));
    if (!isManifest(manifest)) throw new Error("The build has no manifest");
    const { styles, fonts } = assetsOf(manifest, { pages: [] });
    const release: Release = {
      revision: createHash("sha256").update(files.join()).digest("hex").slice(0, 12),
      offlinePath: workerPaths.offline,
      files: [...styles, ...fonts],
    };
    await build({
      input: fileURLToPath(new URL("src/worker/serviceWorker.ts", import.meta.url)),
      transform: {
        define: { RELEASE: JSON.stringify(release), "process.env.NODE_ENV": JSON.stringify("production") },
      },
      output: { file: join(dir, workerPaths.worker), format: "iife", minify: true },
      write: true,
    });
  },
});

/**
 * Effect reads an error's stack when it starts, for which a browser would parse the file again. A stack limit of 0
 * prevents that.
 */
const withoutStacks = {
  intro: ({ name }: { readonly name: string }) =>
    name === "effect" ? "const stacksBefore = Error.stackTraceLimit; Error.stackTraceLimit = 0;" : "",
  outro: ({ name }: { readonly name: string }) => (name === "effect" ? "Error.stackTraceLimit = stacksBefore;" : ""),
};

/** The browser's bundle goes to dist/client, the self-contained server's (`vite build --ssr`) to dist/server. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react(),
    routeParts(),
    routerApart({ importer: "/document/browserRouter.ts" }),
    routeStyles({ common: ["product"] }),
    compressed(),
    serviceWorker(),
  ],
  // docs/decisions/0010: nothing here parses GraphQL.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: withoutParser }] },
  ssr: {
    resolve: { conditions: serverConditions, externalConditions: serverConditions },
    noExternal: command === "build" ? true : [/^@kamra\//],
  },
  ...(command === "build"
    ? {
        define: {
          "process.env.NODE_ENV": JSON.stringify("production"),
          "import.meta.env.KAMRA_RELEASE": JSON.stringify(releaseOf()),
        },
        css: { modules: { generateScopedName: shortClassNames() } },
      }
    : {}),
  build: {
    target: "es2023",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: isSsrBuild ? false : "manifest.json",
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    // The import itself asks for the part. What every page starts with is there then, and the loaders' file comes with the services.
    modulePreload: {
      resolveDependencies: (part, files) =>
        /Loader-[\w-]+\.js$/.test(part)
          ? []
          : files.filter((name) => name !== part && !/\/(?:react|start|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: "src/entry.client.tsx",
          output: {
            ...withoutStacks,
            codeSplitting: {
              groups: [
                // What every page starts with is two files, and each runs in a task of its own: React's starts React DOM.
                // What several pages share stays in small files of its own: a group for it would be one that every page loads.
                // The entry is no part of them: it waits for a page's chunk, which imports these.
                {
                  name: "react",
                  tags: ["$initial"],
                  test: /node_modules\/(?:react|react-dom|scheduler)\/|hydrateDocument/,
                },
                { name: "start", tags: ["$initial"], test: /^(?!.*entry\.client)/ },
                // Dialogs and menus that come with a press: apart they would be compressed apart, and a press would wait for several.
                {
                  name: "dialogs",
                  test: /ui\/src\/(?:overlay\/(?:DialogFrame|openModal|Dialog\.module)|delivery\/(?!Address|known)|shell\/(?:\w+Menu(?:Frame|Panel)|MobileMenu\.module|Category|moveAmong|menuColumns))|features\/dialogs\/(?!Shop|linkable)/,
                  includeDependenciesRecursively: false,
                },
                // Menus come with the questions, and a press on one must not wait for the services.
                { name: "questions", test: /core\/src\/(?:(?:cart|navigation)\/text\.hu|text\/withArticle)/ },
                // Loaders need the services, and come with them.
                { name: "loaders", test: /Loader\.ts$/, includeDependenciesRecursively: false },
                // Cards and forms clean texts: pages with a form alone would load the cards.
                // The services use these small functions too, and no page may load the services to start.
                { name: "clean", test: /core\/src\/(?:decoding\/cleanText|search\/fold|identity\/sessionEndNotice)/ },
                // What a product's card needs: on every page that sells, and in the suggestions.
                { name: "product", test: /features\/products\/|analyticsItem/ },
                // Rules that pages share with the services: without files of their own, these pages would load the services to start.
                {
                  name: "steps",
                  test: /core\/src\/checkout\/(?:model\/checkoutPaths|rules\/(?:checkoutFlow|neighbourSteps|slotNeed|stepInFlow))/,
                },
                {
                  name: "rules",
                  test: /core\/src\/(?:payment\/(?:paymentLimit|paymentFee|paymentKinds|text)|checkout\/rules\/(?:checkoutStepAt|guardCheckout|moneyText|placedPath)|address\/newAddress|delivery\/rules\/missingShippingFields|form\/|lists\/(?:rules\/(?:membershipAllows|shareProblem)|text))/,
                },
                // Effect has a file of its own (see withoutStacks).
                { name: "effect", test: /node_modules\/effect\// },
                // In small files by who shares what, they would be compressed apart.
                { name: "services", test: /shop\/createBrowserShop/ },
                { name: "waiting", test: /shop\/later\/(?:checkout|lists)/ },
              ],
            },
          },
        },
  },
}));
