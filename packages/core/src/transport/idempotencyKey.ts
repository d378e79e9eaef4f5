import * as Effect from "effect/Effect";
import * as Random from "effect/Random";

const word = Effect.map(Random.next, (part) =>
  Math.trunc(part * 2 ** 32)
    .toString(16)
    .padStart(8, "0"),
);

/** 128 random bits for an `Idempotency-Key` header: a request that is repeated with the same key is applied once. */
export const idempotencyKey: Effect.Effect<string> = Effect.map(
  Effect.forEach([1, 2, 3, 4], () => word),
  (words) => words.join(""),
);
