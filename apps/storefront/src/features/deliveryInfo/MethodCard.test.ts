import type { ShippingMethod, ShippingProblem } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MethodCard } from "./MethodCard.tsx";

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
  problems: [problem("weight")],
};
const shown = (problems: ReadonlyArray<ShippingProblem>) =>
  renderToStaticMarkup(createElement(MethodCard, { method: { ...method, problems } }));

it("[SHIP-5] lists several problems of a method under their heading, and shows one without it", () => {
  expect(shown([problem("weight")])).not.toContain(heading);
  const several = shown([problem("weight"), problem("postcode")]);
  expect(several.indexOf(heading)).toBeLessThan(several.indexOf("<li>"));
  expect(several).toContain(heading);
});
