import { expect, it } from "vitest";
import { type Answer, verdictOf } from "./openLog.ts";
import { summarize } from "./summarize.ts";

const answer = (at: number, more: Partial<Answer> = {}): Answer => ({
  at,
  call: "cart",
  status: 200,
  code: "",
  waits: false,
  isWrite: true,
  ...more,
});
const period = { title: "a fault", from: 1000, to: 9000, goal: 5 };

it("only 503 with Retry-After counts as an outage; an unavailable answer with another status is wrong", () => {
  expect(verdictOf(answer(0, { status: 503, waits: true }))).toBe("away");
  expect(verdictOf(answer(0, { status: 503 }))).toBe("wrong");
  expect(verdictOf(answer(0, { status: 502, waits: true }))).toBe("wrong");
  expect(verdictOf(answer(0, { status: 0 }))).toBe("wrong");
  expect(verdictOf(answer(0, { code: "INTERNAL_SERVER_ERROR" }))).toBe("wrong");
  expect(verdictOf(answer(0, { code: "PRODUCT_NOT_FOUND" }))).toBe("refused");
});

it("the gap is the longest time without an answered write, reads and refusals aside, up to the period's end", () => {
  const answers = [
    answer(500),
    answer(2000),
    answer(3000, { isWrite: false }),
    answer(4000, { status: 503, waits: true }),
    answer(5500),
    answer(9500),
  ];
  expect(summarize(answers, period)).toMatchObject({
    gap: 3500,
    counts: { answered: 3, away: 1, refused: 0, wrong: 0 },
  });
  expect(summarize([answer(2000)], period).gap).toBe(7000);
  expect(summarize([], period).gap).toBe(8000);
});

it("wrong answers are counted by call, status and code", () => {
  const lost = answer(2000, { status: 0, code: "TypeError" });
  expect(summarize([lost, lost, answer(3000, { status: 500 })], period).wrong).toEqual({
    "cart: 0 TypeError": 2,
    "cart: 500": 1,
  });
});
