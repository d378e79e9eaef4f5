import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { rolldown } from "rolldown";

const texts = /text\.hu\.js$/;

/** A file of texts with nothing in it but the names that it exports. */
const emptied = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^export \{([^}]*)\}/gm), ([, names = ""]) => names)
    .flatMap((names) => names.split(","))
    .map((name) => `export const ${name.trim()} = {};`)
    .join("\n");

/** Makes one minified module of a source that imports packages, as seen from a folder, without React. */
type Bundler = (source: string, folder: string, options: { readonly hasTexts: boolean }) => Promise<string>;

const react = /^react(-dom)?(\/|$)/;

const byEsbuild: Bundler = async (source, folder, { hasTexts }) => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    legalComments: "none",
    // A bare import that leaves nothing is the purpose, not a mistake.
    logOverride: { "ignored-bare-import": "silent" },
    external: ["react", "react-dom"],
    plugins: hasTexts
      ? []
      : [
          {
            name: "without-texts",
            setup: (build) => build.onLoad({ filter: texts }, ({ path }) => ({ contents: emptied(path) })),
          },
        ],
  });
  return outputFiles.map(({ text }) => text).join("");
};

const byRolldown: Bundler = async (source, folder, { hasTexts }) => {
  const entry = join(folder, "app.js");
  const bundle = await rolldown({
    input: entry,
    external: react,
    logLevel: "silent",
    plugins: [
      {
        name: "app",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : texts.test(id) && !hasTexts ? emptied(id) : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
};

/** Leaves nothing out, as Metro does: every module that is imported, whole. */
export const unshaken = async (source: string, folder: string): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    treeShaking: false,
    ignoreAnnotations: true,
    logLevel: "error",
  });
  return outputFiles.map(({ text }) => text).join("");
};

export const bundlers = { esbuild: byEsbuild, rolldown: byRolldown };

/** Bytes after gzip at its best. */
export const gzippedSize = (code: string): number => gzipSync(code, { level: 9 }).length;
