import { WrongSetting } from "@kamra/backend";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogueOf.ts";

describe("what fills a new shop", () => {
  it.each([{}, { KAMRA_CATALOGUE: "" }, { KAMRA_CATALOGUE: "demo" }])(
    "is the demo with its pictures by %o",
    (given) => {
      const { seed, pictures } = catalogueOf(given);
      expect(seed.version).toContain("2800 products");
      expect(pictures).toBeDefined();
    },
  );

  it("is a demo of as many products as KAMRA_PRODUCTS says", () => {
    expect(catalogueOf({ KAMRA_PRODUCTS: "400" }).seed.version).toContain("400 products");
  });

  it("is the reference data alone by KAMRA_CATALOGUE=empty, without pictures and without dates to move", () => {
    const { seed, pictures } = catalogueOf({ KAMRA_CATALOGUE: "empty" });
    expect(seed.version).not.toContain("products");
    expect("rollDates" in seed).toBe(false);
    expect(pictures).toBeUndefined();
  });

  it.each([
    ["KAMRA_PRODUCTS", { KAMRA_PRODUCTS: "99" }],
    ["KAMRA_PRODUCTS", { KAMRA_PRODUCTS: "400", KAMRA_CATALOGUE: "empty" }],
    ["KAMRA_CATALOGUE", { KAMRA_CATALOGUE: "Demo" }],
  ])("needs a right %s: %o is refused with its name", (name, given) => {
    expect(() => catalogueOf(given)).toThrow(WrongSetting);
    expect(() => catalogueOf(given)).toThrow(name);
  });
});
