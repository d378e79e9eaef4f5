import { describe, expect, it } from "vitest";
import { isNews } from "./isNews.ts";

const newsAt = (now: string, newsFrom: string | null, newsTo: string | null, timeZone?: string) =>
  isNews({ newsFrom, newsTo }, { now: new Date(now), timeZone });

describe("isNews", () => {
  it("[PRICE-7] ends at the instant of its end", () => {
    expect(newsAt("2026-11-21T09:59:59.999Z", null, "2026-11-21T11:00:00+01:00")).toBe(true);
    expect(newsAt("2026-11-21T10:00:00.000Z", null, "2026-11-21T11:00:00+01:00")).toBe(false);
  });

  it("[PRICE-7] begins at the instant of its beginning", () => {
    expect(newsAt("2026-11-21T09:59:59.999Z", "2026-11-21T10:00:00Z", "2026-12-01")).toBe(false);
    expect(newsAt("2026-11-21T10:00:00.000Z", "2026-11-21T10:00:00Z", "2026-12-01")).toBe(true);
  });

  it("[PRICE-7] takes a bare date as its midnight in Budapest, in winter and in summer", () => {
    expect(newsAt("2026-11-20T22:59:59.999Z", null, "2026-11-21")).toBe(true);
    expect(newsAt("2026-11-20T23:00:00.000Z", null, "2026-11-21")).toBe(false);
    expect(newsAt("2026-06-30T21:59:59.999Z", null, "2026-07-01")).toBe(true);
    expect(newsAt("2026-06-30T22:00:00.000Z", null, "2026-07-01")).toBe(false);
    expect(newsAt("2028-02-28T23:00:00.000Z", "2028-02-29", "2028-03-01")).toBe(true);
    expect(newsAt("2026-11-20T23:30:00.000Z", null, "2026-11-21", "UTC")).toBe(true);
  });

  it("[PRICE-7] needs an end, and ends and beginnings that are dates", () => {
    expect(newsAt("2026-11-21T10:00:00Z", "2026-11-01", null)).toBe(false);
    expect(newsAt("2026-11-21T10:00:00Z", "soon", "2026-12-01")).toBe(false);
    expect(newsAt("2026-11-21T10:00:00Z", null, "later")).toBe(false);
  });
});
