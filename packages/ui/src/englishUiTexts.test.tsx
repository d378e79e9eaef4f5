import { build, type Plugin } from "esbuild";
import { renderToString } from "react-dom/server";
import { huf } from "@kamra/core/product";
import { expect, it } from "vitest";
import { ErrorState, FreeDeliveryMeter, OrderFacts, UiProvider, uiTexts } from "./index.ts";
import { order } from "./stories/orders.ts";
import { now } from "./stories/products.ts";
import { englishUiTexts } from "./uiTexts.en.ts";

const source = decodeURIComponent(new URL("./", import.meta.url).pathname);

/** Every text with its path; a text with holes as the source of its function. */
function textsIn(value: unknown, path = ""): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof value === "number") return [];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
  return [[path, String(value)]];
}

const { core: _tested, ...english } = englishUiTexts;

it("no English text of a component has a letter of Hungarian", () => {
  expect(textsIn(english).filter(([, text]) => /[áéíóöőúüű„]/i.test(text))).toEqual([]);
});

it("every text of a component with more than an amount or a name is translated", () => {
  const hungarian = new Map(textsIn(uiTexts));
  const words = (text: string) => text.replaceAll(/\$\{[^}]*\}|^\(.*?\) => /g, "").match(/\p{L}{2,}/gu) ?? [];
  const left = textsIn(english).filter(([path, text]) => hungarian.get(path) === text && words(text).length > 0);
  expect(left).toEqual([]);
});

it("components with the English texts speak English, also of money", () => {
  const html = renderToString(
    <UiProvider texts={englishUiTexts}>
      <ErrorState onRetry={() => undefined} />
      <FreeDeliveryMeter goods={huf(1000)} freeFrom={huf(15_000)} />
    </UiProvider>,
  );
  expect(html).toContain("Something went wrong");
  expect(html).toContain("14,000\u00a0Ft to go");
});

it("an order's entry for a calendar is in the language of its page", () => {
  const html = renderToString(
    <UiProvider texts={englishUiTexts} now={now}>
      <OrderFacts order={order} shopUrl="https://kamra.test" />
    </UiProvider>,
  );
  const [, file = ""] = /text\/calendar;charset=utf-8,([^"]+)/.exec(html) ?? [];
  expect(decodeURIComponent(file)).toContain("SUMMARY:Delivery from ");
});

/** What an app does to bundle English in place of Hungarian: one rule for its bundler. */
const inEnglish: Plugin = {
  name: "in-english",
  setup: (bundling) => {
    bundling.onResolve({ filter: /\/text\.hu\.[jt]s$/ }, ({ path, ...from }) =>
      bundling.resolve(path.replace(/\.hu\.([jt]s)$/, ".en.$1"), from),
    );
  },
};

const bundled = async (plugins: Plugin[]) => {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "./index.ts"', resolveDir: source, loader: "ts" },
    external: ["react", "react-dom", "effect"],
    loader: { ".module.css": "local-css", ".css": "empty" },
    conditions: ["@kamra/source"],
    jsx: "automatic",
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "esm",
    outdir: source,
    write: false,
    logLevel: "silent",
    plugins,
  });
  return outputFiles.flatMap(({ path, text }) => (path.endsWith(".js") ? [text] : [])).join("");
};

/** Words by which the catalogue's and addresses' Hungarian data are read: none is shown. */
const ofData = /Közdűlő út|földszint|félemelet|ajtó|lépcsőház|ép(?:ület)?|kerület|üveg:|mosás:|amelyb\[őo\]l/g;

it("a bundle with the English files holds no Hungarian text of ours, and one without them does", async () => {
  const hungarianIn = (code: string) => code.replaceAll(ofData, "").match(/[^"'`]*[áéíóöőúüű][^"'`]*/gi) ?? [];
  expect(hungarianIn(await bundled([]))).not.toEqual([]);
  expect(hungarianIn(await bundled([inEnglish]))).toEqual([]);
});
