import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { cartWeight, lineDeposit, linePrice } from "./cart/index.ts";
import {
  formatMaxWeight,
  formatWeight,
  grams,
  huf,
  limitQuantity,
  lowestValidQuantity,
  netPrice,
  type ProductQuantities,
  roundedProduct,
  roundQuantity,
  stepDown,
  stepUp,
  sumQuantities,
  switchUnit,
  toAlternativeQuantity,
  toDefaultQuantity,
  unitPrice,
} from "./product/index.ts";
import { minimumQuantity } from "./product/minimumQuantity.ts";
import { percentBelow } from "./product/percentBelow.ts";
import { unitWeight } from "./product/unitWeight.ts";
import { runs } from "./runs.test.config.ts";
import { formatHuf, formatQuantity } from "./text/index.ts";

/** Ordinary, extreme and invalid numbers. */
const numbers = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((n) => n / 1000),
  fc.constantFrom(0, -0, -1, Number.NaN, Infinity, -Infinity, Number.MIN_VALUE, Number.MAX_VALUE, 2 ** 53, 1e10, 1e21),
);

/** The rule's result; `null` when it throws its documented error. */
function answerOf<Answer>(rule: () => Answer): Answer | null {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof RangeError)) expect(error).toMatchObject({ _tag: "QuantityError" });
    return null;
  }
}

const product = (
  figures: Pick<ProductQuantities["defaultUnit"], "minimumQuantity" | "quantityStep">,
  rate: number,
) => ({
  defaultUnit: { name: "kg", ...figures },
  alternativeUnit: { name: "db", exchangeRate: rate, ...figures },
});

const quantityRules = (quantity: number, quantityStep: number, minimum: number, rate: number) => {
  const sold = product({ quantityStep, minimumQuantity: minimum }, rate);
  const { defaultUnit, alternativeUnit } = sold;
  return [
    () => roundQuantity(quantity, defaultUnit),
    () => stepUp(quantity, defaultUnit),
    () => stepDown(quantity, defaultUnit),
    () => minimumQuantity(defaultUnit),
    () => lowestValidQuantity(defaultUnit),
    () => limitQuantity(quantity, { unit: defaultUnit, limit: minimum }),
    () => limitQuantity(quantity, { unit: alternativeUnit, limit: minimum }),
    () => toDefaultQuantity(quantity, alternativeUnit),
    () => toAlternativeQuantity(quantity, alternativeUnit),
    () => switchUnit(quantity, { product: sold, from: "default", to: "alternative" }),
    () => switchUnit(quantity, { product: sold, from: "alternative", to: "default" }),
    () => sumQuantities([quantity, minimum]),
  ];
};

it.prop([numbers, numbers, numbers, numbers], runs)(
  "[QTY-8] quantity rules return a quantity or throw for every number",
  (quantity, step, minimum, rate) => {
    for (const rule of quantityRules(quantity, step, minimum, rate)) {
      const answer = answerOf(rule);
      if (answer !== null) {
        expect(answer, String(rule)).toBeGreaterThanOrEqual(0);
        expect(answer, String(rule)).toBeLessThanOrEqual(1e10);
      }
    }
  },
);

const moment = { now: new Date(0) };
const none = { specialPrice: null, specialFrom: null, specialTo: null, personalPrice: null };
// A price is a whole, non-negative number.
const price = (number: number) => huf(Math.abs(number));

const moneyRules = (first: number, second: number, factor: number, percent: number) => {
  const regularPrice = () => ({ ...none, regularPrice: price(first) });
  const deposits = () => ({ deposits: [{ id: "1", name: "üveg", price: price(second), weight: null }] });
  return [
    () => huf(first),
    () => netPrice(price(first), { vat: percent }),
    () => percentBelow(price(first), { reference: price(second) }),
    () => unitPrice({ ...regularPrice(), priceUnit: "kg", pricePerUnit: factor }, moment)?.price ?? null,
    () => lineDeposit(deposits(), { quantity: factor }),
    () => linePrice({ ...regularPrice(), ...deposits() }, { ...moment, quantity: factor }),
  ];
};

it.prop([numbers, numbers, numbers, numbers], runs)(
  "[PRICE-8] money rules return whole forint or throw for every number",
  (first, second, factor, percent) => {
    for (const rule of moneyRules(first, second, factor, percent)) {
      const answer = answerOf(rule);
      if (answer !== null) expect(answer, String(rule)).toSatisfy(Number.isSafeInteger);
    }
    expect(answerOf(() => roundedProduct(first, factor)) ?? 0).not.toBeNaN();
  },
);

const weightRules = (weight: number, depositWeight: number, quantity: number) => {
  const goods = () => ({
    weight: grams(weight),
    deposits: [{ id: "1", name: "üveg", price: huf(50), weight: grams(depositWeight) }],
  });
  return [() => unitWeight(goods()), () => cartWeight([{ product: goods(), quantity }])];
};

it.prop([numbers, numbers, numbers], runs)(
  "[WEIGHT-2] weight rules return a weight or throw for every number",
  (weight, depositWeight, quantity) => {
    for (const rule of weightRules(weight, depositWeight, quantity)) {
      const answer = answerOf(rule);
      if (answer !== null)
        expect(answer, String(rule)).toSatisfy((value: number) => Number.isFinite(value) && value >= 0);
    }
  },
);

const textRules = (number: number) => [
  () => formatHuf(huf(number)).replace(/\u00a0Ft$/, ""),
  () => formatWeight(grams(number)).replace(/ k?g$/, ""),
  () => formatMaxWeight(grams(number)).replace(/ kg$/, ""),
  () => formatQuantity(number, "kg").replace(/ kg$/, ""),
];

it.prop([numbers], runs)("[FMT-1] [WEIGHT-1] [WEIGHT-3] [QTY-3] no text shows an invalid number", (number) => {
  const written = /^[-−]?\d{1,3}(\u00a0\d{3})*(,\d{1,5})?$/;
  for (const rule of textRules(number)) expect(answerOf(rule) ?? "0", String(rule)).toMatch(written);
});

it("[QTY-8] [PRICE-8] [WEIGHT-2] [FMT-1] no rule throws for the numbers of ordinary goods", () => {
  for (const rule of [
    ...quantityRules(1.5, 0.5, 0.5, 0.25),
    ...moneyRules(400, 599, 2, 27),
    ...weightRules(250, 300, 2),
    ...textRules(1500),
  ])
    expect(answerOf<unknown>(rule), String(rule)).not.toBeNull();
});
