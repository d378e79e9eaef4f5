import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { changeIds } from "./changeIds.ts";

const start = new Date("2026-11-21T10:00:00Z").getTime();

const open = (now: () => number) =>
  Effect.runSync(Effect.provide(changeIds, testEnvironment({ now: () => new Date(now()) })));

it("[CART-16] ids sort by creation time in one tab and in several, even if the clock stops or goes back", () => {
  let at = start;
  const [one, other] = [open(() => at), open(() => at)];
  expect(one.tab).not.toBe(other.tab);
  const ids = [one.next()];
  at += 5;
  ids.push(other.next());
  at += 5;
  ids.push(one.next(), one.next());
  at -= 60_000;
  ids.push(one.next());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe(`00${start}-${one.tab}`);
});

it("[CART-16] a new id sorts after an earlier page's ids from a fast clock, and ignores invalid ids", () => {
  const { next, after, tab } = open(() => start);
  after(`00${start + 60_000}-abc`);
  after(`00${start}-abc`);
  after("nonsense");
  expect(next()).toBe(`00${start + 60_001}-${tab}`);
});

it("[CART-16] ids sort by number, independent of the clock's start", () => {
  let at = 9;
  const { next } = open(() => at);
  const first = next();
  at = 10;
  expect([first, next()].toSorted()[0]).toBe(first);
});
