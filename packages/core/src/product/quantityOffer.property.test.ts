import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { quantityOffer } from "./quantityOffer.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { amounts, lowestByCounting, numberOf, units } from "./units.test.arbitrary.ts";

it.prop([amounts, units], runs)(
  "[QTY-2] [QTY-4] [SEAM-3] a typed quantity is never changed by more than a twentieth without a question",
  (typed, { unit, ...figures }) => {
    const wanted = numberOf(typed);
    const { quantity, reason, least, step } = quantityOffer(wanted, unit);
    const lowest = lowestByCounting(figures);
    expect([quantity, least, step]).toEqual([roundQuantity(wanted, unit), numberOf(lowest), numberOf(figures.step)]);
    if (typed > 0 && typed < lowest) expect(reason).toBe("belowLeast");
    else if (reason === null) expect(Math.abs(quantity - wanted)).toBeLessThanOrEqual(wanted / 20 + 1e-9);
    else expect([reason, quantity === wanted]).toEqual(["offStep", false]);
  },
);

it.prop([amounts, units], runs)("[QTY-5] what is offered is taken without another question", (typed, { unit }) => {
  expect(quantityOffer(quantityOffer(numberOf(typed), unit).quantity, unit).reason).toBeNull();
});
