import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, it, vi } from "vitest";
import { testEnvironment } from "./environment.test.support.ts";
import { foundationLive } from "../shop/foundationLive.ts";
import { log } from "./log.ts";
import type { LogEntry } from "./LogEntry.ts";
import { noTransport } from "../transport/noTransport.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

/** Logs one entry in a shop with this log. */
const write = (own: ((entry: LogEntry) => void) | undefined) =>
  Effect.gen(function* () {
    const foundation = foundationLive(yield* ShopEnvironment, {
      log: own,
      effects: Layer.empty,
      transport: noTransport,
    });
    yield* Effect.provide(log("warning", "The storage is full", 507), foundation);
  }).pipe(Effect.provide(testEnvironment()), Effect.runPromise);

it("log entries go to the shop's log, or to the console without one", async () => {
  const toConsole = vi.spyOn(console, "log").mockReturnValue();
  await write(undefined);
  expect(toConsole.mock.calls).toEqual([["warning", "The storage is full", 507]]);
  const entries: LogEntry[] = [];
  await write((entry) => void entries.push(entry));
  expect(entries).toEqual([{ level: "warning", message: "The storage is full", details: [507] }]);
  expect(toConsole).toHaveBeenCalledTimes(1);
});

it("a failing log affects nothing else", async () => {
  const failing = () => {
    throw new Error("No listener");
  };
  await expect(write(failing)).resolves.toBeUndefined();
});
