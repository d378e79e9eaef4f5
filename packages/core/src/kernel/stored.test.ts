import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { int, struct } from "../decoding/kernel.ts";
import type { LogEntry } from "./LogEntry.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { OperatorLog } from "./OperatorLog.ts";
import { stored } from "./stored.ts";

const decoder = struct<{ readonly a: number }>({ a: int });
const blocked = () => {
  throw new Error("blocked");
};
const quietly = (effect: Effect.Effect<void>) => Effect.runSync(Effect.provideService(effect, OperatorLog, () => {}));

describe("stored", () => {
  it("reads what was written until it is removed", () => {
    const storage = memoryStorage();
    const one = stored(storage, { key: "k", decoder });
    expect(one.read()).toBeNull();
    quietly(one.write({ a: 1 }));
    expect(stored(storage, { key: "k", decoder }).read()).toEqual({ a: 1 });
    quietly(one.write(null));
    expect([one.read(), storage.getItem("k")]).toEqual([null, null]);
  });

  it.each(["", "{", "[]", '{"a":"1"}', "null"])("treats %j as absent", (text) => {
    const storage = memoryStorage();
    storage.setItem("k", text);
    expect(stored(storage, { key: "k", decoder }).read()).toBeNull();
  });

  it("works without a blocked storage, and logs failed writes", () => {
    const entries: LogEntry[] = [];
    const one = stored({ getItem: blocked, setItem: blocked, removeItem: blocked }, { key: "k", decoder });
    for (const value of [{ a: 1 }, null]) {
      Effect.runSync(Effect.provideService(one.write(value), OperatorLog, (entry) => void entries.push(entry)));
    }
    expect(one.read()).toBeNull();
    expect(entries.map(({ level, message }) => `${level}: ${message}`)).toEqual(
      Array(2).fill('warning: The storage refused "k"'),
    );
  });
});
