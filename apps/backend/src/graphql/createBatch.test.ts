import { describe, expect, it } from "vitest";
import { createBatch } from "./createBatch.ts";

/** A loader that records its calls, round by round. */
function counting(rounds: number[][]) {
  return async (keys: ReadonlyArray<number>): Promise<Map<number, number>> => {
    rounds.push([...keys]);
    await new Promise(setImmediate);
    return new Map(keys.filter((key) => key !== 13).map((key) => [key, key * 10]));
  };
}

const keys = Array.from({ length: 50 }, (_, index) => index + 100);

describe("a batch", () => {
  it("loads the keys of one tick together, without duplicates, then those of the next level", async () => {
    const first: number[][] = [];
    const second: number[][] = [];
    const rows = createBatch(counting(first), { missing: () => 0 });
    const details = createBatch(counting(second), { missing: () => 0 });
    const answers = await Promise.all([...keys, ...keys].map(async (key) => await details(await rows(key))));
    expect(answers).toEqual([...keys, ...keys].map((key) => key * 100));
    expect(first).toEqual([keys]);
    expect(second).toEqual([keys.map((key) => key * 10)]);
  });

  it("waits for keys that arrive a few steps later", async () => {
    const rounds: number[][] = [];
    const rows = createBatch(counting(rounds), { missing: () => 0 });
    const ask = async (key: number): Promise<number> => {
      for (let step = 0; step < key % 5; step += 1) await Promise.resolve();
      return await rows(key);
    };
    await Promise.all(keys.map(ask));
    expect(rounds).toHaveLength(1);
  });

  it("loads only keys that are not loaded yet", async () => {
    const rounds: number[][] = [];
    const rows = createBatch(counting(rounds), { missing: () => 0 });
    await rows(1);
    await Promise.all([rows(1), rows(2)]);
    expect(rounds).toEqual([[1], [2]]);
  });

  it("returns the default for a key without a value", async () => {
    const rows = createBatch(counting([]), { missing: (key) => -key });
    expect(await Promise.all([rows(12), rows(13)])).toEqual([120, -13]);
  });

  it("passes a failure to every caller", async () => {
    const rows = createBatch<number, number>(() => Promise.reject(new Error("away")), { missing: () => 0 });
    const answers = await Promise.allSettled([rows(1), rows(2)]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
