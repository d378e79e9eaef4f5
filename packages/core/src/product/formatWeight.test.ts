import { describe, expect, it } from "vitest";
import { grams } from "./amounts.ts";
import { formatMaxWeight } from "./formatMaxWeight.ts";
import { formatWeight } from "./formatWeight.ts";

describe("formatWeight", () => {
  it.each([
    [0, "0 g"],
    [999, "999 g"],
    [999.4, "999 g"],
    [999.5, "1,00 kg"],
    [1000, "1,00 kg"],
    [1004, "1,00 kg"],
    [1004.999, "1,00 kg"],
    [1005, "1,01 kg"],
    [12345, "12,35 kg"],
    [40000, "40,00 kg"],
    [1_234_567, "1\u00a0234,57 kg"],
  ])("[WEIGHT-1] %d g reads %s", (weight, text) => {
    expect(formatWeight(grams(weight))).toBe(text);
  });
});

describe("formatMaxWeight", () => {
  it.each([
    [40000, "40 kg"],
    [500, "0,5 kg"],
    [30250, "30,25 kg"],
    [30255, "30,26 kg"],
    [30254.999, "30,25 kg"],
    [4, "0,01 kg"],
    [0.1, "0,01 kg"],
    [0, "0 kg"],
  ])("[WEIGHT-3] %d g reads %s", (weight, text) => {
    expect(formatMaxWeight(grams(weight))).toBe(text);
  });
});
