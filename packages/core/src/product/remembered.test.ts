import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("a remembered answer is computed once, even if it is null", () => {
  const answer = vi.fn((key: string) => (key === "" ? null : key.length));
  const remembering = remembered(answer);
  expect(["a", "", "a", ""].map(remembering)).toEqual([1, null, 1, null]);
  expect(answer).toHaveBeenCalledTimes(2);
});

it("the memory holds no more than its capacity", () => {
  const answer = vi.fn((key: number) => key);
  const remembering = remembered(answer);
  const keys = Array.from({ length: 1000 }, (_, key) => key);
  for (const key of [...keys, ...keys]) remembering(key);
  expect(answer).toHaveBeenCalledTimes(1000);
  for (const key of [1000, 0]) remembering(key);
  expect(answer).toHaveBeenCalledTimes(1002);
});

it("an error is not remembered", () => {
  const answer = vi.fn((key: number) => {
    if (answer.mock.calls.length === 1) throw new RangeError("not yet");
    return key;
  });
  const remembering = remembered(answer);
  expect(() => remembering(1)).toThrow(RangeError);
  expect(remembering(1)).toBe(1);
});
