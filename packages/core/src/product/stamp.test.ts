import { describe, expect, it } from "vitest";
import { dayOfStamp, instantOfStamp } from "./stamp.ts";

describe("dayOfStamp", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2026-11-21T23:59:59", "2026-11-21"],
    ["2026-11-21 00:00:00", "2026-11-21"],
    ["2026-11-21T22:59:59Z", "2026-11-21"],
    ["2026-11-21T23:00:00Z", "2026-11-22"],
    ["2026-11-21T23:00:00.000Z", "2026-11-22"],
    ["2026-11-22T00:00:00+01:00", "2026-11-22"],
    ["2026-11-22T00:00:00+0200", "2026-11-21"],
    ["2026-11-21T20:00:00-05", "2026-11-22"],
    ["2028-02-29", "2028-02-29"],
  ])("[PRICE-1] %s is the day %s", (stamp, day) => {
    expect(dayOfStamp(stamp)).toBe(day);
  });

  it.each([
    "",
    "soon",
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "2026-11-31",
    "2026-11-21T25:00:00",
    "26-11-21",
    "2026-11-21Z",
    "2026-11-21x",
  ])("[PRICE-1] %j is no day", (text) => {
    expect(dayOfStamp(text)).toBeNull();
  });
});

describe("instantOfStamp", () => {
  it.each([
    ["2026-11-21", "2026-11-20T23:00:00Z"],
    ["2026-07-01", "2026-06-30T22:00:00Z"],
    ["2026-03-29", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "2026-03-29T22:00:00Z"],
    ["2026-10-25", "2026-10-24T22:00:00Z"],
    ["2026-10-26", "2026-10-25T23:00:00Z"],
    ["2026-03-29T01:59:59", "2026-03-29T00:59:59Z"],
    ["2026-03-29T03:00:00", "2026-03-29T01:00:00Z"],
    ["2026-10-25T02:30:00", "2026-10-25T00:30:00Z"],
    ["2026-10-25T03:00:00", "2026-10-25T02:00:00Z"],
    ["2026-11-21T10:00", "2026-11-21T09:00:00Z"],
    ["2026-11-21T10:00:00.250", "2026-11-21T09:00:00.250Z"],
    ["2026-11-21T10:00:00+05:30", "2026-11-21T04:30:00Z"],
  ])("[PRICE-7] %s in Budapest is %s", (stamp, instant) => {
    expect(instantOfStamp(stamp)).toBe(Date.parse(instant));
  });

  it("[PRICE-7] moves a time that a spring night skips forward by an hour", () => {
    expect(instantOfStamp("2026-03-29T02:30:00")).toBe(Date.parse("2026-03-29T01:30:00Z"));
  });

  it("[PRICE-7] accepts a midnight that is skipped or shown twice", () => {
    const inSaoPaulo = (stamp: string) => instantOfStamp(stamp, { timeZone: "America/Sao_Paulo" });
    expect(inSaoPaulo("2018-11-04")).toBe(Date.parse("2018-11-04T03:00:00Z"));
    expect(inSaoPaulo("2018-02-17T23:30:00")).toBe(Date.parse("2018-02-18T01:30:00Z"));
    expect(inSaoPaulo("2018-02-18")).toBe(Date.parse("2018-02-18T03:00:00Z"));
  });

  it("[PRICE-7] uses another calendar if given one", () => {
    expect(instantOfStamp("2026-11-21", { timeZone: "America/New_York" })).toBe(Date.parse("2026-11-21T05:00:00Z"));
  });
});

it("[PRICE-1] [PRICE-7] a text that only contains a date is not a date", () => {
  for (const text of ["on 2026-11-21", "2026-11-21 or so", "12026-11-21"]) {
    expect(dayOfStamp(text)).toBeNull();
    expect(instantOfStamp(text)).toBeNull();
  }
});
