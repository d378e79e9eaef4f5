import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TooBusy } from "../http/TooBusy.ts";
import { linkPictures } from "./linkPictures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pictures that take 50 ms each, and how many were drawn until now. */
function drawing() {
  const keys: string[] = [];
  const pictureFor = linkPictures({
    drawForLinks: async (key) => {
      keys.push(key);
      await new Promise((resolve) => void setTimeout(resolve, 50));
      if (key === "broken") throw new Error("No such glyph");
      return key === "unknown" ? null : Buffer.from(key);
    },
  });
  return { keys, pictureFor };
}

describe("pictures for previews of links", () => {
  it("are drawn once, however many ask at once and later", async () => {
    const { keys, pictureFor } = drawing();
    const atOnce = Promise.all([pictureFor("apple"), pictureFor("apple")]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await atOnce).toEqual([Buffer.from("apple"), Buffer.from("apple")]);
    expect(await pictureFor("apple")).toEqual(Buffer.from("apple"));
    expect(keys).toEqual(["apple"]);
  });

  it("take at most a tenth of the thread's time, however many are requested", async () => {
    const { keys, pictureFor } = drawing();
    const asked = Array.from({ length: 8 }, (_, index) => pictureFor(`pear-${index}`));
    await vi.advanceTimersByTimeAsync(50 * 40 - 1);
    expect(keys).toHaveLength(4);
    await vi.runAllTimersAsync();
    expect(await Promise.all(asked)).toHaveLength(8);
    expect(keys).toHaveLength(8);
  });

  it("are refused while eight others wait, and drawn later", async () => {
    const { keys, pictureFor } = drawing();
    const asked = Array.from({ length: 8 }, (_, index) => pictureFor(`pear-${index}`));
    await expect(pictureFor("apple")).rejects.toThrow(TooBusy);
    await vi.runAllTimersAsync();
    await Promise.all(asked);
    const later = pictureFor("apple");
    await vi.runAllTimersAsync();
    expect(await later).toEqual(Buffer.from("apple"));
    expect(keys).toHaveLength(9);
  });

  it("go on after one that cannot be drawn, and after an unknown one", async () => {
    const { pictureFor } = drawing();
    const asked = Promise.allSettled(["broken", "unknown", "apple"].map(pictureFor));
    await vi.runAllTimersAsync();
    expect(await asked).toEqual([
      { status: "rejected", reason: new Error("No such glyph") },
      { status: "fulfilled", value: null },
      { status: "fulfilled", value: Buffer.from("apple") },
    ]);
  });
});
