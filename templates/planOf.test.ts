import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../scripts/setup/step.ts";
import { planOf } from "./planOf.ts";

const read = (path: string): string | null => {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return null;
  }
};
const planned = (...words: ReadonlyArray<string>) => planOf(words, read).files;
const paths = (...words: ReadonlyArray<string>) => planned(...words).map(({ path }) => path);
const addedTo = (path: string, ...words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const before = new Set(read(path)?.split("\n"));
  const text = planned(...words).find((file) => file.path === path)?.text ?? "";
  return text.split("\n").filter((line) => !before.has(line));
};

it("a new rule gets its property, its export and the next number of its section", () => {
  expect(paths("rule", "product/bundlePrice", "STOCK")).toEqual([
    "packages/core/src/product/bundlePrice.ts",
    "packages/core/src/product/bundlePrice.property.test.ts",
    "packages/core/src/product/index.ts",
    "docs/rule-book.md",
  ]);
  expect(addedTo("docs/rule-book.md", "rule", "product/bundlePrice", "STOCK")).toEqual([
    "| STOCK-2 | pure ∀ | bundlePrice: in one sentence. |",
  ]);
  expect(planned("rule", "product/bundlePrice", "STOCK")[0]?.text).toContain(" * @rule STOCK-2\n");
});

it("a new rule of a capability with a service stands in its rules", () => {
  const files = planned("rule", "cart/bundleTotal", "TOTAL");
  expect(files.slice(0, 2).map(({ path }) => path)).toEqual([
    "packages/core/src/cart/rules/bundleTotal.ts",
    "packages/core/src/cart/rules/bundleTotal.property.test.ts",
  ]);
  expect(files[1]?.text).toContain('from "../../runs.test.config.ts";');
  expect(addedTo("packages/core/src/cart/index.ts", "rule", "cart/bundleTotal", "TOTAL")).toEqual([
    'export { bundleTotal } from "./rules/bundleTotal.ts";',
  ]);
});

it("a new export is added in the order of the files", () => {
  const index = planned("rule", "product/bundlePrice", "STOCK")[2]?.text ?? "";
  expect(index).toMatch(/budapestDay.ts";\nexport \{ bundlePrice \} from ".\/bundlePrice.ts";\nexport \{ canSubscribe/);
});

it("a new capability gets its files, its entry, its place among the layers and its hook", () => {
  expect(paths("capability", "reviews")).toEqual([
    "packages/core/src/reviews/index.ts",
    "packages/core/src/reviews/model/ReviewsState.ts",
    "packages/core/src/reviews/service/reviewsServiceLive.ts",
    "packages/core/src/reviews/service/ShopReviews.ts",
    "packages/core/src/reviews/service/capability.ts",
    "packages/core/src/reviews/text.hu.ts",
    "packages/core/src/reviews/text.en.ts",
    "packages/core/src/reviews/service/reviews.test.ts",
    "packages/react/src/useReviews.ts",
    "packages/core/src/reviews/service/index.ts",
    "packages/core/src/index.ts",
    "packages/core/package.json",
    "packages/core/README.md",
    "packages/core/src/shop/texts.ts",
    "packages/core/src/shop/texts.en.ts",
    "scripts/config/folderLayers.ts",
    "packages/react/src/index.ts",
    "packages/react/README.md",
  ]);
  expect(addedTo("packages/core/src/index.ts", "capability", "reviews")).toEqual([
    'export * from "./reviews/service/index.ts";',
  ]);
});

it("a new component gets its styles, its stories and its export", () => {
  expect(paths("component", "product/BundleBadge")).toEqual([
    "packages/ui/src/product/BundleBadge.tsx",
    "packages/ui/src/product/BundleBadge.module.css",
    "packages/ui/src/product/BundleBadge.stories.tsx",
    "packages/ui/src/index.ts",
  ]);
});

it("a new page gets its route and its row in the table of pages", () => {
  expect(paths("page", "recipes", "/receptek")).toEqual([
    "apps/storefront/src/features/recipes/RecipesPage.tsx",
    "apps/storefront/src/features/recipes/text.hu.ts",
    "apps/storefront/src/features/recipes/route.ts",
    "apps/storefront/src/routes.tsx",
  ]);
  expect(addedTo("apps/storefront/src/routes.tsx", "page", "recipes", "/receptek")).toEqual([
    '  page("receptek", () => import("./features/recipes/route.ts")),',
  ]);
});

describe("an invalid request is refused with a reason:", () => {
  it.each([
    ["an unknown kind", ["service", "reviews"], /There is no kind "service".\n.*\n.*rule FOLDER\/NAME SECTION/],
    ["no kind at all", [], /There is no kind ""/],
    ["a name with a space", ["capability", "my reviews"], /in camelCase, of letters and digits; got "my reviews"/],
    ["a missing name", ["capability"], /got ""/],
    ["a rule without a folder", ["rule", "bundlePrice", "PRICE"], /has its folder before it/],
    ["a rule in an unknown section", ["rule", "product/bundlePrice", "BUNDLE"], /no section "BUNDLE".*PRICE, QTY/],
    ["a folder that is not there", ["rule", "nothing/bundlePrice", "PRICE"], /nothing\/index.ts does not exist/],
    ["a component in lower case", ["component", "product/bundleBadge"], /in PascalCase/],
    ["a page without an address", ["page", "recipes"], /address of a page is like \/receptek/],
    ["an address that is taken", ["page", "recipes", "/kapcsolat"], /\/kapcsolat is taken/],
    ["a rule that exists", ["rule", "product/currentPrice", "PRICE"], /currentPrice.ts exists already/],
    ["a capability that exists", ["capability", "cart"], /cart\/index.ts exists already/],
    ["a component that exists", ["component", "feedback/Badge"], /Badge.tsx exists already/],
    ["a page that exists", ["page", "contact", "/irj-nekunk"], /ContactPage.tsx exists already/],
  ])("%s", (_what, words, message) => {
    expect(() => planOf(words, read)).toThrow(message);
  });
});
