import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { limitQuantity } from "./limitQuantity.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { minimumQuantity } from "./minimumQuantity.ts";
import type { AlternativeUnit } from "./Product.ts";
import { QuantityError, type QuantityErrorSubject } from "./QuantityError.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { stepDown } from "./stepDown.ts";
import { stepUp } from "./stepUp.ts";
import { switchUnit } from "./switchUnit.ts";
import { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";

const hostile = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -1,
    -0.00001,
    -Number.MIN_VALUE,
    1e11,
    Number.MAX_VALUE,
  ),
  fc.double({ max: 0, maxExcluded: true }).filter((value) => value < 0),
);
const kindOf = (value: number) => (!Number.isFinite(value) ? "notFinite" : value < 0 ? "negative" : "tooLarge");
const refusal = (subject: QuantityErrorSubject, value: number): unknown =>
  expect.objectContaining({ _tag: "QuantityError", kind: kindOf(value), subject, value });

const pieces: AlternativeUnit = { name: "db", minimumQuantity: null, quantityStep: null, exchangeRate: 0.18 };

it.prop([hostile], runs)(
  "[QTY-6] [QTY-7] [QTY-8] every rule refuses a quantity that is negative, not finite or too large",
  (value) => {
    const product = { defaultUnit: pieces, alternativeUnit: pieces };
    for (const rule of [
      () => roundQuantity(value, pieces),
      () => stepUp(value, pieces),
      () => stepDown(value, pieces),
      () => toDefaultQuantity(value, pieces),
      () => toAlternativeQuantity(value, pieces),
      () => switchUnit(value, { product, from: "default", to: "alternative" }),
      () => switchUnit(value, { product, from: "alternative", to: "alternative" }),
      () => limitQuantity(value, { unit: pieces, limit: null }),
    ]) {
      expect(rule).toThrow(refusal("quantity", value));
    }
  },
);

it.prop([hostile], runs)("[QTY-8] every rule refuses such a step", (value) => {
  const unit = { ...pieces, quantityStep: value };
  for (const rule of [
    () => roundQuantity(1, unit),
    () => stepUp(1, unit),
    () => stepDown(1, unit),
    () => lowestValidQuantity(unit),
  ]) {
    expect(rule).toThrow(refusal("quantityStep", value));
  }
});

it.prop([hostile], runs)("[QTY-8] every rule refuses such a minimum", (value) => {
  const unit = { ...pieces, minimumQuantity: value };
  for (const rule of [
    () => roundQuantity(1, unit),
    () => stepUp(0, unit),
    () => lowestValidQuantity(unit),
    () => minimumQuantity(unit),
  ]) {
    expect(rule).toThrow(refusal("minimumQuantity", value));
  }
});

it.prop([hostile], runs)("[QTY-7] [QTY-8] every rule refuses such a limit", (value) => {
  expect(() => limitQuantity(1, { unit: pieces, limit: value })).toThrow(refusal("limit", value));
});

it.prop([fc.oneof(hostile, fc.constantFrom(0, -0, 0.000001))], runs)(
  "[QTY-8] every rule refuses an exchange rate that is not above 0",
  (exchangeRate) => {
    const unit = { ...pieces, exchangeRate };
    for (const rule of [
      () => toDefaultQuantity(1, unit),
      () => toAlternativeQuantity(1, unit),
      () => limitQuantity(1, { unit, limit: 1 }),
    ]) {
      const kind = exchangeRate >= 0 && exchangeRate < 1 ? "notPositive" : kindOf(exchangeRate);
      expect(rule).toThrow(expect.objectContaining({ _tag: "QuantityError", kind, subject: "exchangeRate" }));
    }
  },
);

it("[QTY-8] stepping up refuses a result that is too large to be exact", () => {
  const greatest = 10_000_000_000;
  expect(roundQuantity(greatest, pieces)).toBe(greatest);
  expect(() => stepUp(greatest, pieces)).toThrow(expect.objectContaining({ _tag: "QuantityError", kind: "tooLarge" }));
});

it("[QTY-8] the error names the wrong number, the problem and the value", () => {
  const wrong = new QuantityError("negative", { subject: "quantity", value: -1 });
  expect(String(wrong)).toBe("QuantityError: quantity: negative (-1)");
  expect(new QuantityError("noSuchUnit", { subject: "alternativeUnit", value: null }).message).toBe(
    "alternativeUnit: noSuchUnit",
  );
});
