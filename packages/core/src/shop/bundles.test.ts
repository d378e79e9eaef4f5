/// <reference types="vite/types/importMeta.d.ts" />
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { describe, expect, inject, it } from "vitest";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** Each capability with its file. */
const capabilities = {
  account: "account/capability.ts",
  analytics: "analytics/capability.ts",
  cart: "cart/capability.ts",
  catalogue: "catalogue/capability.ts",
  checkout: "checkout/capability.ts",
  content: "content/capability.ts",
  delivery: "delivery/capability.ts",
  dialogs: "dialogs/capability.ts",
  lists: "lists/capability.ts",
  navigation: "navigation/capability.ts",
  offline: "offline/capability.ts",
  orderedProducts: "orderedProducts/capability.ts",
  orders: "orders/capability.ts",
  session: "session/capability.ts",
  tabs: "tabs/capability.ts",
} as const;
const names = Object.keys(capabilities).filter((name): name is keyof typeof capabilities =>
  Object.hasOwn(capabilities, name),
);

interface Bundle {
  /** The core's files in the bundle. */
  readonly files: ReadonlyArray<string>;
  /** Effect's modules in the bundle, such as `Logger`. */
  readonly ofEffect: ReadonlyArray<string>;
}
const effectModule = /node_modules\/effect\/(?:src|dist)\/(\w+)\.[jt]s$/;
const ofEffectIn = (modules: ReadonlyArray<string>) => modules.flatMap((file) => effectModule.exec(file)?.[1] ?? []);

type Bundler = (contents: string) => Promise<Bundle>;

const alias = { graphql: `${source}transport/graphqlWithoutParser.ts` };

const byEsbuild: Bundler = async (contents) => {
  const { metafile } = await build({
    stdin: { contents, resolveDir: source, loader: "ts" },
    alias,
    conditions: ["@kamra/source"],
    absWorkingDir: source,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const left = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
  return { files: left.filter((file) => /^\w/.test(file)), ofEffect: ofEffectIn(left) };
};

const byRolldown: Bundler = async (contents) => {
  const entry = `${source}app.test.entry.ts`;
  const bundle = await rolldown({
    input: entry,
    resolve: { alias, conditionNames: ["@kamra/source", "import", "default"] },
    logLevel: "silent",
    plugins: [
      { name: "app", resolveId: (id) => (id === entry ? entry : null), load: (id) => (id === entry ? contents : null) },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const rendered = output.flatMap((part) => (part.type === "chunk" ? Object.entries(part.modules) : []));
  const left = rendered.flatMap(([file, { renderedLength }]) => (renderedLength > 0 && file !== entry ? [file] : []));
  return {
    files: left.flatMap((file) => (file.startsWith(source) ? [file.slice(source.length)] : [])),
    ofEffect: ofEffectIn(left),
  };
};

/** `npm run size` bundles the same shops by all bundlers: one is enough for what they hold, but in the full run. */
const bundlers = [["esbuild", byEsbuild], ...(inject("isFull") ? [["rolldown", byRolldown] as const] : [])] as const;

describe.each(bundlers)("a bundle by %s", (_, bundled) => {
  /** An app that creates a shop of these capabilities. */
  const shopOf = (...chosen: ReadonlyArray<keyof typeof capabilities>) =>
    bundled(
      `import { createShop, ${chosen.join(", ")} } from "./index.ts"; export default [createShop, ${chosen.join(", ")}];`,
    );

  it.each(Object.entries(capabilities))("of a shop of %s alone has no other capability", async (name, file) => {
    const { files } = await shopOf(...names.filter((each) => each === name));
    expect(files.filter((each) => each.endsWith("apability.ts"))).toEqual([file]);
  });

  it("of a shop without durable storage, tabs and development has none of them, nor what the cart does with them", async () => {
    const { files } = await shopOf("catalogue", "delivery", "cart", "session", "checkout", "lists");
    expect(files).toContain("checkout/capability.ts");
    expect(files.filter((file) => /^(offline|tabs|development)\/|^cart\/(keepChanges|cartTabs)/.test(file))).toEqual(
      [],
    );
  });

  it("of a shop of catalogue, delivery and cart has only their services", async () => {
    const { files } = await shopOf("catalogue", "delivery", "cart");
    expect(files.filter((file) => file.endsWith("ServiceLive.ts")).toSorted()).toEqual([
      "cart/cartServiceLive.ts",
      "catalogue/catalogueServiceLive.ts",
      "delivery/deliveryServiceLive.ts",
    ]);
  });

  it("of a shop of all capabilities has none of Effect's loggers", async () => {
    const { ofEffect } = await shopOf(...names);
    expect(ofEffect).toContain("Effect");
    expect(ofEffect).not.toContain("Logger");
  });

  it("of an app of all browser exports has decoders, but no Effect schemas", async () => {
    const entries = Object.keys(import.meta.glob("../*/index.ts")).map((file) => file.slice("../".length));
    const imports = ["index.ts", ...entries].map((file, index) => `import * as m${index} from "./${file}";`);
    const kept = imports.map((_, index) => `{ ...m${index} }`);
    const { files, ofEffect } = await bundled(`${imports.join("")} export default [${kept.join(", ")}];`);
    expect(files).toContain("cart/generated/answers.ts");
    expect(ofEffect.filter((module) => module.startsWith("Schema"))).toEqual([]);
  });

  it("of an app that imports one of Effect's log formats has it", async () => {
    const { ofEffect } = await bundled('import { formatJson } from "effect/Logger"; export default formatJson;');
    expect(ofEffect).toContain("Logger");
  });
});
