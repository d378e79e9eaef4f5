import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { idempotencyKey } from "./idempotencyKey.ts";

it("[ORDER-1] a key is 128 bits in hexadecimal, and different each time", () => {
  const keys = Array.from({ length: 200 }, () => Effect.runSync(idempotencyKey));
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
