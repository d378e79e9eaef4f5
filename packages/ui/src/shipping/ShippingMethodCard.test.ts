import type { ShippingMethod, ShippingProblem } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShippingMethodCard } from "./ShippingMethodCard.tsx";

const heading = "A kiválasztott szállítási móddal a következő problémák adódtak:";
const problem = (kind: ShippingProblem["kind"]): ShippingProblem => ({ kind, message: "", productIds: [] });
const method: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra",
  price: huf(990),
  extraCost: null,
  discountPrice: null,
  maxWeight: null,
  isAvailable: false,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  problems: [problem("weight")],
};
const shown = (problems: ReadonlyArray<ShippingProblem>) =>
  renderToStaticMarkup(createElement(ShippingMethodCard, { method: { ...method, problems } }));

it("[TOTAL-4] [SHIP-10] a courier's fee is a range, that of its free time slots where they are known", () => {
  const free = {
    earliest: { day: "2026-11-24", from: "14:00", to: "16:00" },
    visibleUntil: null,
    lowestPrice: huf(490),
    highestPrice: huf(990),
  };
  const text = (shownMethod: ShippingMethod) =>
    renderToStaticMarkup(createElement(ShippingMethodCard, { method: shownMethod }));
  expect(text(method)).toContain("0-990\u00a0Ft");
  expect(text({ ...method, timeSlots: { free } })).toContain("490–\u2060990\u00a0Ft");
  expect(text({ ...method, kind: "postal" })).not.toMatch(/[-–]\u2060?990/);
  const priceRanges = [
    { from: huf(0), price: huf(990) },
    { from: huf(25_000), price: huf(0) },
  ];
  const ranges = text({ ...method, priceRanges, timeSlots: { free } });
  expect(ranges).toMatch(/0\u00a0Ft értéktől<\/span> <strong>490–\u2060990\u00a0Ft/);
  expect(ranges).toMatch(/25\u00a0000\u00a0Ft értéktől<\/span> <strong>Ingyenes/);
});

it("[TOTAL-5] says what paying at the handover costs, and where it is not possible", () => {
  const factOf = (cashCost: ShippingMethod["cashCost"]) =>
    /Fizetés átvételkor<\/dt><dd>([^<]+)/.exec(
      renderToStaticMarkup(createElement(ShippingMethodCard, { method: { ...method, cashCost } })),
    )?.[1];
  expect(factOf(huf(390))).toBe("390\u00a0Ft");
  expect(factOf(huf(0))).toBe("Ingyenes");
  expect(factOf(null)).toBe("nem lehet");
});

it("[SHIP-5] lists several problems of a method under their heading, and shows one without it", () => {
  expect(shown([problem("weight")])).not.toContain(heading);
  const several = shown([problem("weight"), problem("postcode")]);
  expect(several.indexOf(heading)).toBeLessThan(several.indexOf("<li>"));
  expect(several).toContain(heading);
});
