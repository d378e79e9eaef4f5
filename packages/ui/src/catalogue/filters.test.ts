import type { ProductFilters } from "@kamra/core/catalogue";
import { expect, it } from "vitest";
import { activeFilterCount } from "./activeFilterCount.ts";
import { facets } from "../stories/facets.ts";
import { filterChips } from "./filterChips.ts";
import { catalogueTexts as texts } from "./text.hu.ts";
import { toggledOption } from "./toggledOption.ts";

it("counts exactly the filters that the shopper has set", () => {
  expect(activeFilterCount({ categoryId: "3", ids: ["1"] })).toBe(0);
  expect(activeFilterCount({ attributes: { brand: ["1", "2"], diet: ["9"] }, discounted: true, news: false })).toBe(4);
  expect(activeFilterCount({ priceFrom: 0 })).toBe(1);
  expect(activeFilterCount({ priceFrom: 100, priceTo: 200 })).toBe(1);
});

it("switches an option on and off and leaves the rest alone", () => {
  const on = toggledOption(
    { discounted: true, attributes: { diet: ["9"] } },
    { code: "brand", optionId: "7", isOn: true },
  );
  expect(on).toEqual({ discounted: true, attributes: { diet: ["9"], brand: ["7"] } });
  expect(toggledOption(on, { code: "brand", optionId: "7", isOn: true })).toEqual(on);
  expect(toggledOption(on, { code: "diet", optionId: "9", isOn: false })).toEqual({
    discounted: true,
    attributes: { brand: ["7"] },
  });
  expect(toggledOption({ attributes: { diet: ["9"] } }, { code: "diet", optionId: "9", isOn: false })).toEqual({});
});

it("names both ends of a price range by one dash", () => {
  const labelOf = (ends: Pick<ProductFilters, "priceFrom" | "priceTo">) =>
    filterChips({ categoryId: "3", ...ends }, { facets, texts }).map(({ label }) => label);
  expect(labelOf({ priceFrom: 500, priceTo: 1500 })).toEqual(["500\u00a0Ft – 1\u00a0500\u00a0Ft"]);
  expect(labelOf({ priceFrom: 500 })).toEqual(["legalább 500\u00a0Ft"]);
  expect(labelOf({})).toEqual([]);
});

it("names each filter once, and each can be taken out alone", () => {
  const filters = {
    categoryId: "3",
    news: true,
    priceTo: 900,
    attributes: { brand: ["b0", "gone"], diet: ["d1"] },
    withoutAllergens: ["milk", "nuts"],
  };
  const active = filterChips(filters, { facets, texts });
  expect(active.map(({ label }) => label)).toEqual([
    "Újdonságok",
    "legfeljebb 900\u00a0Ft",
    "Hajnal",
    "Márka",
    "Gluténmentes",
    "tej nélkül",
    "diófélék nélkül",
  ]);
  expect(active).toHaveLength(activeFilterCount(filters));
  for (const { rest } of active) expect(activeFilterCount(rest)).toBe(activeFilterCount(filters) - 1);
});
