import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { limitQuantity } from "./limitQuantity.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { alternativeUnits, amounts, numberOf, units } from "./units.test.arbitrary.ts";

/** In whole hundred-thousandths. */
const held = (quantity: number) => Math.round(quantity * 1e5);

it.prop([amounts, units, amounts], runs)(
  "[QTY-7] a quantity is cut to the greatest valid quantity within the limit",
  (amount, { unit, step }, limit) => {
    const cut = held(limitQuantity(numberOf(amount), { unit, limit: numberOf(limit) }));
    const lowest = held(lowestValidQuantity(unit));
    if (amount <= limit) expect(cut).toBe(amount);
    else if (lowest > limit) expect(cut).toBe(0);
    else {
      expect(cut).toBeLessThanOrEqual(limit);
      expect(cut + step).toBeGreaterThan(limit);
      expect(roundQuantity(numberOf(cut), unit)).toBe(numberOf(cut));
    }
  },
);

it.prop([amounts, alternativeUnits, amounts], runs)(
  "[QTY-7] the limit counts default units",
  (amount, { unit, step, rate }, limit) => {
    const cut = held(limitQuantity(numberOf(amount), { unit, limit: numberOf(limit) }));
    const inDefault = (quantity: number) => BigInt(quantity) * BigInt(rate);
    const most = BigInt(limit) * 100_000n;
    expect(inDefault(cut) <= most).toBe(true);
    if (inDefault(amount) <= most) expect(cut).toBe(amount);
    else if (cut > 0) expect(inDefault(cut + step) > most).toBe(true);
    else expect(inDefault(held(lowestValidQuantity(unit))) > most).toBe(true);
  },
);
