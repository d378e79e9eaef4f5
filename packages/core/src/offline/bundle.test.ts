import { build } from "esbuild";
import { expect, it } from "vitest";

const folder = (name: string) => decodeURIComponent(new URL(name, import.meta.url).pathname);

/** The core files in the bundle of an app with these capabilities. */
const filesWith = async (capabilities: ReadonlyArray<string>) => {
  const { metafile } = await build({
    stdin: {
      contents: `import { createShop, ${capabilities.map((each) => each.replace(/\(.*/, "")).join(", ")} } from "./index.ts";
        globalThis.shop = createShop({ endpoint: "/graphql", capabilities: [${capabilities.join(", ")}] });`,
      resolveDir: folder("../"),
      loader: "ts",
    },
    alias: { graphql: folder("../transport/graphqlWithoutParser.ts") },
    conditions: ["@kamra/source"],
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
};

const storage = /idb-keyval|core\/src\/offline\//;

it("a shop without `offline` bundles no durable storage", async () => {
  const files = await filesWith(["catalogue", "delivery", "cart"]);
  expect(files.some((path) => path.includes("src/cart/service/cartSync.ts"))).toBe(true);
  expect(files.filter((path) => storage.test(path))).toEqual([]);
});

it("a shop with `offline` bundles it", async () => {
  const files = await filesWith(["cart", "offline(indexedDB)"]);
  expect(files.some((path) => storage.test(path))).toBe(true);
});
