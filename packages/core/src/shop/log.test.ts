import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, it, vi } from "vitest";
import { testEnvironment } from "./environment.test.support.ts";
import { foundationLive } from "./foundationLive.ts";
import { log } from "./log.ts";
import type { LogEntry } from "./LogEntry.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

/** A line of a shop that has this log. */
const write = (own: ((entry: LogEntry) => void) | undefined) =>
  Effect.gen(function* () {
    const foundation = foundationLive(yield* ShopEnvironment, { log: own, effects: Layer.empty });
    yield* Effect.provide(log("warning", "The storage is full", 507), foundation);
  }).pipe(Effect.provide(testEnvironment()), Effect.runPromise);

it("a line goes to the console of a shop without a log, and only to the log of one that has it", async () => {
  const toConsole = vi.spyOn(console, "log").mockReturnValue();
  await write(undefined);
  expect(toConsole.mock.calls).toEqual([["warning", "The storage is full", 507]]);
  const entries: LogEntry[] = [];
  await write((entry) => void entries.push(entry));
  expect(entries).toEqual([{ level: "warning", message: "The storage is full", details: [507] }]);
  expect(toConsole).toHaveBeenCalledTimes(1);
});

it("a log that fails takes nothing else along", async () => {
  const failing = () => {
    throw new Error("Nobody listens");
  };
  await expect(write(failing)).resolves.toBeUndefined();
});
