import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";
import { above, between, finite } from "./kernel.ts";
import { reading } from "./Reading.ts";

const limits = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([minimum, span]) => ({ minimum, maximum: minimum + span }));

const takes = (decoder: Decoder<unknown>, value: number) => !(decoder(value, reading()) instanceof Failure);

it.prop([limits], runs)("a limited number may be as large as its maximum, and no larger", ({ minimum, maximum }) => {
  for (const limited of [between(finite, minimum, maximum), above(finite, minimum, maximum)]) {
    expect(takes(limited, maximum)).toBe(true);
    expect(takes(limited, maximum + 0.5)).toBe(false);
  }
});

it.prop([limits], runs)(
  "a limited number may be as small as its minimum only where that is included, and no smaller",
  ({ minimum, maximum }) => {
    const [included, excluded] = [between(finite, minimum, maximum), above(finite, minimum, maximum)];
    expect([minimum, minimum + 0.5, minimum - 0.5].map((value) => takes(included, value))).toEqual([true, true, false]);
    expect([minimum, minimum + 0.5, minimum - 0.5].map((value) => takes(excluded, value))).toEqual([
      false,
      true,
      false,
    ]);
  },
);
