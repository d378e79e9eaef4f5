import react from "@vitejs/plugin-react";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const withoutParser = fileURLToPath(
  new URL("../../packages/core/src/transport/graphqlWithoutParser.ts", import.meta.url),
);

const conditions = ["@kamra/source", "import", "module", "browser", "default"];
const serverConditions = ["@kamra/source", "module-sync", "node", "import", "module", "default"];

/**
 * Says the order of the cascade's layers before anything else. Chunks are put together in an order of their own, and a
 * layer stands where it is first named.
 */
const layersFirst = (): Plugin => ({
  name: "kamra:layers-first",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = `@layer reset,tokens,base,components,pages;${file.source.toString()}`;
    }
  },
});

/** Keeps each text of the build compressed beside it, as small as it gets: nothing is compressed while somebody waits. */
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

/** The browser's bundle goes to dist/client, the server's (`vite build --ssr`), complete in itself, to dist/server. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), layersFirst(), compressed()],
  // docs/decisions/0010: nothing here parses GraphQL.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: withoutParser }] },
  ssr: {
    resolve: { conditions: serverConditions, externalConditions: serverConditions },
    noExternal: command === "build" ? true : [/^@kamra\//],
  },
  ...(command === "build" ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  build: {
    target: "es2023",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: isSsrBuild ? false : "manifest.json",
    // One style sheet: a page that is rendered on the server must not wait for the styles of its own chunk.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: "src/entry.client.tsx",
          output: {
            codeSplitting: {
              groups: [
                // What several pages share is one file: on a phone, twenty small requests cost more than their bytes.
                { name: "shared", minShareCount: 2 },
              ],
            },
          },
        },
  },
}));
