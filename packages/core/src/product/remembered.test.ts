import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("computes an answer once, null too", () => {
  const answer = vi.fn((key: string) => (key === "" ? null : key.length));
  const remembering = remembered(answer, { capacity: 3 });
  expect(["a", "", "a", ""].map(remembering)).toEqual([1, null, 1, null]);
  expect(answer).toHaveBeenCalledTimes(2);
});

it("holds no more than its capacity", () => {
  const answer = vi.fn((key: number) => key);
  const remembering = remembered(answer, { capacity: 3 });
  for (const key of [1, 2, 3, 4, 1]) remembering(key);
  expect(answer).toHaveBeenCalledTimes(5);
});

it("does not remember what throws", () => {
  const answer = vi.fn((key: number) => {
    if (answer.mock.calls.length === 1) throw new RangeError("not yet");
    return key;
  });
  const remembering = remembered(answer, { capacity: 3 });
  expect(() => remembering(1)).toThrow(RangeError);
  expect(remembering(1)).toBe(1);
});
