import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sleep } from "./Sleep.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("waiting", () => {
  it("takes the milliseconds that were asked for", () => {
    const waiting = Effect.runFork(sleep(1_000));
    vi.advanceTimersByTime(999);
    expect(waiting.pollUnsafe()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(waiting.pollUnsafe()).toBeDefined();
  });

  it("does not end at once when it is longer than a platform's timer can be", () => {
    const waiting = Effect.runFork(sleep(2 ** 40));
    vi.advanceTimersByTime(1_000);
    expect(waiting.pollUnsafe()).toBeUndefined();
    waiting.interruptUnsafe();
  });

  it("leaves no timer behind when it is interrupted", async () => {
    await Effect.runPromise(Fiber.interrupt(Effect.runFork(sleep(1_000))));
    expect(vi.getTimerCount()).toBe(0);
  });
});
