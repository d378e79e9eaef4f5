import fc from "fast-check";
import { expect, it } from "vitest";
import { withdrawnQuantity } from "./withdrawnQuantity.ts";

const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), left: fc.nat(99) }).map(({ quantity, left }) => ({
  quantity,
  unitName: "db",
  withdrawableQuantity: Math.min(quantity, left),
}));
const weighed = fc.integer({ min: 1, max: 99_999 }).map((grams) => ({
  quantity: (grams * 10 + 1) / 10_000,
  unitName: "kg",
  withdrawableQuantity: (grams * 10 + 1) / 10_000,
}));
const wanted = fc.double({ min: 0, max: 200, noNaN: true });

it("[LAW-11] a withdrawal never exceeds the rest, takes whole pieces, and can take everything", () => {
  fc.assert(
    fc.property(fc.oneof(pieces, weighed), wanted, (line, amount) => {
      const quantity = withdrawnQuantity(line, { wanted: amount });
      expect(quantity).toBeGreaterThanOrEqual(0);
      expect(quantity).toBeLessThanOrEqual(line.withdrawableQuantity);
      if (line.unitName === "db") expect(Number.isInteger(quantity)).toBe(true);
      expect(withdrawnQuantity(line, { wanted: line.withdrawableQuantity + 1 })).toBe(line.withdrawableQuantity);
    }),
  );
});
