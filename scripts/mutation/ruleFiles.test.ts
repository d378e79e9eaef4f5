import { expect, it } from "vitest";
import { ruleFiles } from "./ruleFiles.ts";

it("The rules are what apps load without Effect: neither models nor services are among them.", async () => {
  const files = await ruleFiles();
  expect(files).toContain("packages/core/src/product/currentPrice.ts");
  expect(files).not.toContain("packages/core/src/product/Product.ts");
  expect(files).not.toContain("packages/core/src/cart/service/cartServiceLive.ts");
  expect(files).not.toContain("packages/core/src/shop/createShop.ts");
  expect(files.filter((file) => /\.(?:hu|en)\.ts$/.test(file))).toEqual([]);
});
