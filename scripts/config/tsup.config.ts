import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";
import { cssModule } from "./cssModule.ts";

const withoutParser = fileURLToPath(
  new URL("../../packages/core/src/transport/graphqlWithoutParser.ts", import.meta.url),
);

/** Contract ships generated sources; every other package ships what lies under src, without its tests and stories. */
const sources = [
  "src/**/*.{ts,tsx}",
  "generated/*.ts",
  "!src/**/*.test.*",
  "!src/**/*.property.test.*",
  "!src/**/*.stories.*",
  "!src/stories/**",
  "!src/**/*.css",
];

/** Hooks, contexts, parts that load later, and what hears the shopper: React's server components have none of them. */
const needsBrowser =
  /\buse[A-Z]\w*\(|\bcreateContext\b|\b(?:lazy|laterPart|lazyPart)\(|\son[A-Z]\w*=\{|"react-aria-components"/;

/**
 * One output file for each source file: a team that imports one rule pays for one rule.
 * `keepImports` leaves relative imports as they are but for their extension, which bundling by entry would merge away.
 */
export default defineConfig((options) => ({
  entry: sources,
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  sourcemap: false,
  clean: true,
  splitting: false,
  treeshake: false,
  silent: true,
  // scripts/declarations.ts: tsup's own way bundles the types of every entry, which takes gigabytes.
  dts: false,
  noExternal: ["graphql-request", "graphql"],
  esbuildPlugins: [
    {
      // docs/decisions/0010: the client without graphql's parser and printer.
      name: "graphql-without-parser",
      setup(build) {
        build.onResolve({ filter: /^graphql$/ }, ({ importer }) =>
          importer.includes("graphql-request") ? { path: withoutParser } : undefined,
        );
      },
    },
    {
      // Next and its like render the others on the server alone.
      name: "client-components",
      setup(build) {
        build.onLoad({ filter: /packages[\\/]ui[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
          const source = await readFile(path, "utf8");
          const contents = needsBrowser.test(source) ? `"use client";\n${source}` : source;
          return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
        });
      },
    },
    {
      name: "keep-imports",
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, (args) =>
          args.kind === "entry-point" ? undefined : { path: args.path.replace(/\.tsx?$/, ".js"), external: true },
        );
      },
    },
    {
      // A component gets its class names only; the rules go into the package's one style sheet (bundleStyles.ts).
      name: "css-modules",
      setup(build) {
        build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
          path: `${relative(process.cwd(), join(resolveDir, path))}?classes`,
          namespace: "css-module",
        }));
        build.onLoad({ filter: /\?classes$/, namespace: "css-module" }, ({ path }) => ({
          contents: `export default ${JSON.stringify(cssModule(path.replace(/\?classes$/, "")).classes)}`,
          loader: "js",
        }));
      },
    },
  ],
  ...options,
}));
