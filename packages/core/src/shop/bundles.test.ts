/// <reference types="vite/types/importMeta.d.ts" />
import { build } from "esbuild";
import { expect, it } from "vitest";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** Each capability with the folder that it lives in. */
const capabilities = {
  account: "account",
  analytics: "analytics",
  cart: "cart",
  catalogue: "catalog",
  checkout: "checkout",
  content: "content",
  delivery: "delivery",
  dialogs: "modal",
  lists: "lists",
  navigation: "navigation",
  offline: "offline",
  orders: "order",
  session: "session",
  tabs: "tabs",
} as const;
const names = Object.keys(capabilities).filter((name): name is keyof typeof capabilities => Object.hasOwn(capabilities, name));

/** An app that makes a shop of these. */
const bundleOf = (...chosen: ReadonlyArray<keyof typeof capabilities>) =>
  build({
    stdin: {
      contents: `import { createShop, ${chosen.join(", ")} } from "./index.ts"; export default [createShop, ${chosen.join(", ")}];`,
      resolveDir: source,
      loader: "ts",
    },
    alias: { graphql: `${source}transport/graphqlWithoutParser.ts` },
    conditions: ["@kamra/source"],
    absWorkingDir: source,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });

/** The core's own files of which something is left in an app that makes a shop of these. */
const filesBehind = async (...chosen: ReadonlyArray<keyof typeof capabilities>): Promise<ReadonlyArray<string>> => {
  const { metafile } = await bundleOf(...chosen);
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 && !file.startsWith("..") ? [file] : [],
  );
};

it.each(Object.entries(capabilities))("a shop of %s alone has no other capability in its bundle", async (name, folder) => {
  const files = await filesBehind(...names.filter((each) => each === name));
  expect(files.filter((file) => file.endsWith("apability.ts"))).toEqual([`${folder}/capability.ts`]);
});

it("a shop without them has nothing of the durable storage, of other tabs and of the development panel", async () => {
  const files = await filesBehind("catalogue", "delivery", "cart", "session", "checkout", "lists");
  expect(files.filter((file) => /^(offline|tabs|development)\//.test(file))).toEqual([]);
});

it("a shop of catalogue, delivery and cart has no service but theirs", async () => {
  const files = await filesBehind("catalogue", "delivery", "cart");
  expect(files.filter((file) => file.endsWith("ServiceLive.ts")).toSorted()).toEqual([
    "cart/cartServiceLive.ts",
    "catalog/catalogueServiceLive.ts",
    "delivery/deliveryServiceLive.ts",
  ]);
});

it("a shop of all of them has nothing of Effect's loggers", async () => {
  const { outputFiles } = await bundleOf(...names);
  expect(outputFiles.map(({ text }) => text).join("")).not.toContain("effect/Logger/");
});
