import fc from "fast-check";
import { expect, it } from "vitest";
import { latest } from "./latest.ts";

it("finds the first of the things with the greatest instant", () => {
  const things = fc.array(fc.record({ id: fc.nat(), at: fc.integer({ min: 0, max: 3 }) }));
  fc.assert(
    fc.property(things, (all) => {
      const greatest = Math.max(...all.map(({ at }) => at));
      expect(latest(all, { at: ({ at }) => at })).toBe(all.find(({ at }) => at === greatest) ?? null);
    }),
  );
});
