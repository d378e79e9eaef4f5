/// <reference types="vite/types/importMeta.d.ts" />
import { build, type BuildOptions } from "esbuild";
import { rolldown } from "rolldown";
import { describe, expect, inject, it } from "vitest";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** Each capability with its file. */
const capabilities = {
  account: "account/service/capability.ts",
  analytics: "analytics/service/capability.ts",
  cart: "cart/service/capability.ts",
  catalogue: "catalogue/service/capability.ts",
  checkout: "checkout/service/capability.ts",
  content: "content/service/capability.ts",
  delivery: "delivery/service/capability.ts",
  dialogs: "dialogs/service/capability.ts",
  lists: "lists/service/capability.ts",
  navigation: "navigation/service/capability.ts",
  offline: "offline/capability.ts",
  orderedProducts: "orderedProducts/service/capability.ts",
  orders: "orders/service/capability.ts",
  session: "session/service/capability.ts",
  tabs: "tabs/capability.ts",
} as const;
const names = Object.keys(capabilities).filter((name): name is keyof typeof capabilities =>
  Object.hasOwn(capabilities, name),
);

interface Bundle {
  /** The core's files in the bundle. */
  readonly files: ReadonlyArray<string>;
  /** The files of all packages. */
  readonly modules: ReadonlyArray<string>;
  /** Effect's modules in the bundle, such as `Logger`. */
  readonly ofEffect: ReadonlyArray<string>;
}
const effectModule = /node_modules\/effect\/(?:src|dist)\/(\w+)\.[jt]s$/;
const ofEffectIn = (modules: ReadonlyArray<string>) => modules.flatMap((file) => effectModule.exec(file)?.[1] ?? []);

/** The bundles of apps, by the names of the apps. */
type Bundler = (apps: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, Bundle>>;

const alias = { graphql: `${source}transport/graphqlWithoutParser.ts` };

/** All apps in one run, which reads a module once. */
const byEsbuild =
  (options: Partial<BuildOptions> = {}): Bundler =>
  async (apps) => {
    const { metafile } = await build({
      ...options,
      entryPoints: Object.fromEntries([...apps.keys()].map((name, index) => [String(index), `app:${name}`])),
      plugins: [
        {
          name: "apps",
          setup: (bundling) => {
            bundling.onResolve({ filter: /^app:/ }, ({ path }) => ({
              path: path.slice("app:".length),
              namespace: "app",
            }));
            bundling.onLoad({ filter: /.*/, namespace: "app" }, ({ path }) => ({
              contents: apps.get(path) ?? "",
              resolveDir: source,
              loader: "ts",
            }));
          },
        },
      ],
      alias,
      conditions: ["@kamra/source"],
      absWorkingDir: source,
      outdir: source,
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    return new Map(
      [...apps.keys()].map((name, index) => {
        const inputs = Object.entries(metafile.outputs[`${index}.js`]?.inputs ?? {});
        const left = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
        return [
          name,
          { modules: left, files: left.filter((file) => /^\w+(\/|\.)/.test(file)), ofEffect: ofEffectIn(left) },
        ];
      }),
    );
  };

async function bundleByRolldown(contents: string): Promise<Bundle> {
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
    modules: left,
    files: left.flatMap((file) => (file.startsWith(source) ? [file.slice(source.length)] : [])),
    ofEffect: ofEffectIn(left),
  };
}

const byRolldown: Bundler = async (apps) => {
  const bundles = new Map<string, Bundle>();
  for (const [name, contents] of apps) bundles.set(name, await bundleByRolldown(contents));
  return bundles;
};

/** `npm run size` bundles the same shops by all bundlers: one is enough for what they hold, but in the full run. */
const bundlers = [["esbuild", byEsbuild()], ...(inject("isFull") ? [["rolldown", byRolldown] as const] : [])] as const;

/** An app that creates a shop of these capabilities. */
const shopOf = (...chosen: ReadonlyArray<keyof typeof capabilities>) =>
  `import { createShop, ${chosen.join(", ")} } from "./index.ts"; export default [createShop, ${chosen.join(", ")}];`;

/** An app that keeps all exports of these files. */
const allOf = (files: ReadonlyArray<string>) => {
  const imports = files.map((file, index) => `import * as m${index} from "./${file}";`);
  return `${imports.join("")} export default [${files.map((_, index) => `{ ...m${index} }`).join(", ")}];`;
};

const entries = Object.keys(import.meta.glob("../*/index.ts")).flatMap((file) =>
  file.startsWith("../") ? [file.slice("../".length)] : [],
);

const apps = new Map([
  ...names.map((name) => [name, shopOf(name)] as const),
  ["a small shop", shopOf("catalogue", "delivery", "cart")],
  [
    "an own backend",
    'import { createShop, ownCart, ownCatalogue, ownDelivery } from "./index.ts"; export default [createShop, ownCart, ownCatalogue, ownDelivery];',
  ],
  ["a shop of one tab", shopOf("catalogue", "delivery", "cart", "session", "checkout", "lists")],
  ["everything", shopOf(...names)],
  ["all exports", allOf(["index.ts", ...entries])],
  ["log format", 'import { formatJson } from "effect/Logger"; export default formatJson;'],
]);

describe.each(bundlers)("a bundle by %s", async (_, bundled) => {
  const bundles = await bundled(apps);
  const bundleOf = (app: string): Bundle => {
    const bundle = bundles.get(app);
    if (bundle === undefined) throw new Error(`There is no app ${app}`);
    return bundle;
  };

  it.each(Object.entries(capabilities))("of a shop of %s alone has no other capability", (name, file) => {
    const { files } = bundleOf(name);
    expect(files.filter((each) => each.endsWith("apability.ts"))).toEqual([file]);
  });

  it("of a shop without durable storage, tabs and development has none of them, nor what the cart does with them", () => {
    const { files } = bundleOf("a shop of one tab");
    expect(files).toContain("checkout/service/capability.ts");
    expect(
      files.filter((file) => /^(offline|tabs|development)\/|^cart\/service\/(persistChanges|cartTabs)/.test(file)),
    ).toEqual([]);
  });

  it("of a shop of catalogue, delivery and cart has only their services", () => {
    const { files } = bundleOf("a small shop");
    expect(files.filter((file) => file.endsWith("ServiceLive.ts")).toSorted()).toEqual([
      "cart/service/cartServiceLive.ts",
      "catalogue/service/catalogueServiceLive.ts",
      "delivery/service/deliveryServiceLive.ts",
    ]);
  });

  it("of a shop of an own backend has no GraphQL but the name of its transport: neither the client nor documents", () => {
    const { files, modules } = bundleOf("an own backend");
    expect(files).toContain("cart/service/cartServiceLive.ts");
    expect(files.filter((file) => /graphql|documents/i.test(file))).toEqual(["transport/GraphqlTransport.ts"]);
    expect(modules.filter((file) => file.includes("graphql-request"))).toEqual([]);
    expect(bundleOf("a small shop").modules.some((file) => file.includes("graphql-request"))).toBe(true);
  });

  it("of a shop of all capabilities has none of Effect's loggers", () => {
    const { ofEffect } = bundleOf("everything");
    expect(ofEffect).toContain("Effect");
    expect(ofEffect).not.toContain("Logger");
  });

  it("of an app of all browser exports has decoders, but no Effect schemas", () => {
    const { files, ofEffect } = bundleOf("all exports");
    expect(files).toContain("cart/graphql/generated/operations.ts");
    expect(ofEffect.filter((module) => module.startsWith("Schema"))).toEqual([]);
  });

  it("of an app that imports one of Effect's log formats has it", () => {
    expect(bundleOf("log format").ofEffect).toContain("Logger");
  });
});

/** The built package has no imports for types alone; sources keep some (`import { type A }`). */
const withoutTypes = { compilerOptions: { verbatimModuleSyntax: false } };

/** Metro's, and what Node loads: every module that is imported, whole. */
describe("an app whose bundler leaves nothing out", async () => {
  const byEntries = (...chosen: ReadonlyArray<keyof typeof capabilities>) =>
    [
      'import { createShop } from "./shop/index.ts";',
      ...chosen.map(
        (name) =>
          `import { ${name} } from "./${capabilities[name].replace(/(?:service\/)?capability/, (found) => (found.includes("/") ? "service/index" : "service"))}";`,
      ),
      `export default [createShop, ${chosen.join(", ")}];`,
    ].join("\n");
  const bundles = await byEsbuild({ treeShaking: false, ignoreAnnotations: true, tsconfigRaw: withoutTypes })(
    new Map([
      ...names.map((name) => [name, byEntries(name)] as const),
      ["a small shop", byEntries("catalogue", "delivery", "cart")],
      ["rules of the cart", 'export * from "./cart/index.ts"'],
    ]),
  );

  it.each(names)("has no other capability than %s, when it names its entry and the shop's", (name) => {
    const { files, ofEffect } = bundles.get(name) ?? { files: [], ofEffect: [] };
    expect(files.filter((each) => each.endsWith("apability.ts") && !each.startsWith("capability/"))).toEqual([
      capabilities[name],
    ]);
    expect(ofEffect.filter((module) => module.startsWith("Schema"))).toEqual([]);
  });

  it("has the services that it names, and no schema", () => {
    const { files, ofEffect } = bundles.get("a small shop") ?? { files: [], ofEffect: [] };
    expect(files.filter((file) => file.endsWith("ServiceLive.ts")).toSorted()).toEqual([
      "cart/service/cartServiceLive.ts",
      "catalogue/service/catalogueServiceLive.ts",
      "delivery/service/deliveryServiceLive.ts",
    ]);
    expect(ofEffect.filter((module) => module.startsWith("Schema"))).toEqual([]);
  });

  it("has no package for the sake of rules", () => {
    expect(bundles.get("rules of the cart")?.modules.filter((file) => file.includes("node_modules"))).toEqual([]);
  });
});
