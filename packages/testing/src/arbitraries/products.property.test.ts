import { cartWeight, linePrice } from "@kamra/core/cart";
import {
  availabilityText,
  currentPrice,
  depositOf,
  discountPercent,
  formatWeight,
  isNews,
  isOrderable,
  isSpecialPriceActive,
  lowestValidQuantity,
  netPrice,
  priceKind,
  priceReduction,
  roundQuantity,
  switchUnit,
  unitPrice,
} from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { instants } from "./instants.ts";
import { productDetails, products } from "./products.ts";
import { validQuantities, wantedQuantities } from "./units.ts";

const productsNow = instants.chain((now) => fc.record({ now: fc.constant(now), product: products({ now }) }));
const detailsNow = instants.chain((now) => productDetails({ now }));

it.prop([detailsNow], runs)("[SPEC-1] generated products are plain data: JSON changes nothing", (product) => {
  expect(JSON.parse(JSON.stringify(product))).toStrictEqual(product);
});

it.prop([productsNow, wantedQuantities], runs)(
  "[PRICE-3] [QTY-2] every rule has an answer for every product",
  ({ product, now }, wanted) => {
    const price = currentPrice(product, { now });
    expect(price).toBeGreaterThanOrEqual(0);
    expect(discountPercent(product, { now })).toBeLessThanOrEqual(100);
    expect(priceReduction(product, { now })?.percent ?? 0).toBeLessThanOrEqual(100);
    expect(netPrice(price, product) ?? price).toBeLessThanOrEqual(price);
    const of = unitPrice(product, { now });
    expect(of === null || formatUnitPrice(of).includes(formatHuf(of.price))).toBe(true);
    expect(typeof isNews(product, { now })).toBe("boolean");
    expect(isOrderable(product)).toBe(availabilityText(product.status) === null);
    const quantity = roundQuantity(wanted, product.defaultUnit);
    expect(formatQuantity(quantity, product.defaultUnit.name)).toContain(product.defaultUnit.name);
    expect(linePrice(product, { quantity, now })).toBeGreaterThanOrEqual(0);
    expect(formatWeight(cartWeight([{ product, quantity }]))).toMatch(/ k?g$/);
    expect(depositOf(product)).toBeGreaterThanOrEqual(0);
    if (product.alternativeUnit !== null) {
      const pieces = switchUnit(quantity, { product, from: "default", to: "alternative" });
      expect(roundQuantity(pieces, product.alternativeUnit)).toBe(pieces);
    }
  },
);

const unitsWithQuantities = products({ now: new Date(0) }).chain(({ defaultUnit }) =>
  fc.record({ unit: fc.constant(defaultUnit), quantity: validQuantities(defaultUnit) }),
);

it.prop([unitsWithQuantities], runs)("[QTY-4] [QTY-5] generated quantities are valid", ({ unit, quantity }) => {
  expect(roundQuantity(quantity, unit)).toBe(quantity);
  expect(quantity).toBeGreaterThanOrEqual(lowestValidQuantity(unit));
});

it("[PRICE-1] [PRICE-2] generated products have every kind of price, with bounds before and after the day", () => {
  const sample = fc.sample(productsNow, { numRuns: 500, seed: 2026 });
  expect(new Set(sample.map(({ product, now }) => priceKind(product, { now })))).toEqual(
    new Set(["regular", "special", "personal"]),
  );
  const dated = sample.filter(
    ({ product }) => product.specialPrice !== null && product.specialFrom !== null && product.specialTo !== null,
  );
  expect(new Set(dated.map(({ product, now }) => isSpecialPriceActive(product, { now })))).toEqual(
    new Set([true, false]),
  );
});
