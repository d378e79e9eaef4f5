import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../packages/ui/src", import.meta.url));

/** Bytes that a component brings to a page that has React, its texts and its rules included. */
const sizeOf = async (component: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${component} } from "./index.ts"`, resolveDir: source, loader: "ts" },
    external: ["react", "react-dom", "react/jsx-runtime"],
    loader: { ".module.css": "local-css", ".css": "empty" },
    conditions: ["@kamra/source"],
    jsx: "automatic",
    bundle: true,
    minify: true,
    format: "esm",
    outdir: source,
    write: false,
    logLevel: "silent",
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"));
  return gzipSync(script?.contents ?? "").length;
};

it.each(["ComboBox", "TimeSlotPicker"])("%s brings less than 12 kB", async (component) => {
  const size = await sizeOf(component);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThan(12_000);
});
