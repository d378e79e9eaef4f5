import { describe, expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { explainPrice, type PriceReason } from "./explainPrice.ts";

interface Case {
  readonly special?: number | null;
  readonly from?: string;
  readonly to?: string;
}

const specialReason = ({ special = 499, from, to }: Case): PriceReason | undefined =>
  explainPrice(
    {
      regularPrice: huf(599),
      specialPrice: special === null ? null : huf(special),
      specialFrom: from ?? null,
      specialTo: to ?? null,
      personalPrice: null,
    },
    { now: new Date("2026-11-21T10:00:00Z") },
  ).others.find(({ kind }) => kind === "special")?.reason;

describe("explainPrice", () => {
  it.each<readonly [Case, PriceReason]>([
    [{ special: null }, { kind: "notGiven" }],
    [{ special: 0 }, { kind: "notGiven" }],
    [{ from: "2026-11-22" }, { kind: "notActiveUntil", day: "2026-11-22" }],
    [
      { from: "2026-11-21T23:00:00Z", to: "2026-12-01" },
      { kind: "notActiveUntil", day: "2026-11-22" },
    ],
    [{ to: "2026-11-20" }, { kind: "endedOn", day: "2026-11-20" }],
    [
      { from: "2026-11-01", to: "2026-11-20" },
      { kind: "endedOn", day: "2026-11-20" },
    ],
    [{ from: "2026-11-22", to: "2026-11-20" }, { kind: "neverActive" }],
    [{ from: "2026-02-30" }, { kind: "unreadable", bound: "specialFrom" }],
    [
      { from: "2026-11-21", to: "soon" },
      { kind: "unreadable", bound: "specialTo" },
    ],
  ])("[PRICE-1] gives the reason why a special price does not hold: %o", (bounds, reason) => {
    expect(specialReason(bounds)).toEqual(reason);
  });

  it("[PRICE-3] a higher special or personal price still beats the regular one", () => {
    const dear = { regularPrice: huf(100), specialPrice: huf(300), specialFrom: null, specialTo: null };
    expect(explainPrice({ ...dear, personalPrice: huf(200) }, { now: new Date(0) })).toEqual({
      kind: "special",
      price: 300,
      others: [
        { kind: "personal", reason: { kind: "hidden", by: "special" } },
        { kind: "regular", reason: { kind: "hidden", by: "special" } },
      ],
    });
  });
});
