import { expect, it } from "vitest";
import { formatRelativeTime } from "./formatRelativeTime.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date("2026-11-21T12:00:00Z");

it.each([
  [-hour, "Éppen most"],
  [0, "Éppen most"],
  [59, "Éppen most"],
  [60, "1 perce"],
  [hour - 1, "59 perce"],
  [hour, "1 órája"],
  [day - 1, "23 órája"],
  [day, "1 napja"],
  [31 * day - 1, "30 napja"],
  [31 * day, "1 hónapja"],
  [365 * day - 1, "11 hónapja"],
  [365 * day, "1 éve"],
  [730 * day, "2 éve"],
])("[FMT-2] %d seconds ago reads %s", (seconds, text) => {
  expect(formatRelativeTime(new Date(now.getTime() - seconds * 1000), { now })).toBe(text);
});
