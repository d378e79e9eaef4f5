import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { Tabs } from "./Tabs.ts";

it("without other tabs, messages go nowhere and exclusive effects run", () =>
  Effect.gen(function* () {
    const { publish, messages, exclusively, takesTurns } = yield* Tabs;
    expect(takesTurns).toBe(false);
    const end = messages("cart")(() => expect.unreachable("there are no other tabs"));
    yield* publish("cart", null);
    end();
    expect(yield* exclusively("cart")(Effect.succeed(1))).toBe(1);
  }).pipe(Effect.runPromise));
