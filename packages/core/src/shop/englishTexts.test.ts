import { build, type Plugin } from "esbuild";
import { expect, it } from "vitest";
import { catalogue, createShop, isShopError } from "../index.ts";
import { englishTexts } from "./texts.en.ts";
import { texts } from "./texts.ts";

const source = decodeURIComponent(new URL("../", import.meta.url).pathname);
const lettersOfHungarian = /[áéíóöőúüű„”]/i;

/** Every text with its path; a text with holes as the source of its function. */
function textsIn(value: unknown, path = ""): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof value === "number") return [];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
  return [[path, String(value)]];
}

/** What both languages write the same way. */
const same = new Set([".delivery.travelProblems.ADULTS_ONLY", ".payment.cardNumber", ".formats.money"]);

it("a shop with the English texts tells in English why a request failed", async () => {
  const refused = { message: "no", extensions: { code: "PRODUCT_NOT_FOUND" } };
  const shop = createShop({
    capabilities: [catalogue],
    endpoint: "/graphql",
    fetch: () => Promise.resolve(Response.json({ errors: [refused] })),
    log: () => {},
    texts: englishTexts,
  });
  const told = await shop.catalogue.footerBlocks().then(
    () => "",
    (error: unknown) => (isShopError(error) ? shop.errorText(error) : ""),
  );
  expect(told).toBe("We cannot find this product, or it cannot be ordered at the moment.");
  shop.dispose();
});

it("no English text has a letter or a quote of Hungarian", () => {
  expect(textsIn(englishTexts).filter(([, text]) => lettersOfHungarian.test(text.replaceAll(/“[^”]*”/g, "")))).toEqual(
    [],
  );
});

it("every text is translated", () => {
  const hungarian = new Map(textsIn(texts));
  const left = textsIn(englishTexts).filter(([path, text]) => hungarian.get(path) === text && !same.has(path));
  expect(left).toEqual([]);
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
    stdin: {
      contents: 'export * from "./index.ts"; export * from "./shop/texts.ts"; export * from "./delivery/index.ts"',
      resolveDir: source,
      loader: "ts",
    },
    alias: { graphql: `${source}transport/graphqlWithoutParser.ts` },
    conditions: ["@kamra/source"],
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "esm",
    write: false,
    plugins,
  });
  return outputFiles.map(({ text }) => text).join("");
};

/** Words by which Hungarian addresses and units of the data are read: none is shown. */
const ofData = /Közdűlő út|földszint|félemelet|ajtó|lépcsőház|ép(?:ület)?|kerület|üveg:/g;

it("a bundle with the English files holds no Hungarian text of ours, and one without them does", async () => {
  const hungarianIn = (code: string) => code.replaceAll(ofData, "").match(/[^"'`]*[áéíóöőúüű][^"'`]*/gi) ?? [];
  expect(hungarianIn(await bundled([]))).not.toEqual([]);
  expect(hungarianIn(await bundled([inEnglish]))).toEqual([]);
});
