import { expect, it } from "vitest";
import { movableClock } from "./movableClock.ts";

const week = 7 * 24 * 60 * 60_000;
const now = () => new Date("2026-11-21T09:00:00Z");

it("A clock is moved on by the sum of its steps, never further than two years, and reset to the real one.", () => {
  const clock = movableClock(now);
  clock.moveOn(week);
  clock.moveOn(week);
  expect(clock.now()).toEqual(new Date("2026-12-05T09:00:00Z"));
  for (let step = 0; step < 110; step += 1) clock.moveOn(week);
  expect(clock.ahead()).toBe(2 * 365 * 24 * 60 * 60_000);
  expect(clock.now()).toEqual(new Date("2028-11-20T09:00:00Z"));
  clock.reset();
  expect([clock.now(), clock.ahead()]).toEqual([now(), 0]);
});
