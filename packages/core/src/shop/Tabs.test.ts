import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { Tabs } from "./Tabs.ts";

it("where no tabs are, nobody hears, and what is to run alone runs", () =>
  Effect.gen(function* () {
    const { publish, subscribe, exclusively, takesTurns } = yield* Tabs;
    expect(takesTurns).toBe(false);
    const end = subscribe("cart", () => expect.unreachable("there is nobody to tell"));
    yield* publish("cart", null);
    end();
    expect(yield* exclusively("cart")(Effect.succeed(1))).toBe(1);
  }).pipe(Effect.runPromise));
