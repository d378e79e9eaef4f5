import { describe, expect, it } from "vitest";
import { deadlineText, formatHuf, formatPieceEstimate, formatQuantity, formatUnitPrice, momentText } from "./index.ts";
import { formatWeight, grams, huf } from "../product/index.ts";
import { deliveryPriceLabel, earliestSlotText } from "../delivery/index.ts";
import { timeSlotFeeLabel } from "../delivery/rules/timeSlotFeeLabel.ts";
import { paymentLimitText } from "../payment/index.ts";
import { englishTexts } from "../shop/texts.en.ts";
import type { Formats } from "../product/text.hu.ts";

const { formats, delivery, payment, time } = englishTexts;
const now = new Date("2026-12-01T10:00:00Z");
const slots = { lowestPrice: huf(790), highestPrice: huf(1290) };
const courier = { kind: "courier", price: huf(1490), discountPrice: null, priceRanges: [] } as const;

describe("English formats write", () => {
  it.each([
    ["an amount below 0", formatHuf(huf(-1234), { formats }), "−1,234\u00a0Ft"],
    ["a unit price", formatUnitPrice({ price: huf(1490), unit: "kg" }, { formats }), "1,490\u00a0Ft/kg"],
    ["a quantity", formatQuantity(1.5, "kg", { formats }), "1.5 kg"],
    ["a weight", formatWeight(grams(12_345), { formats }), "12.35 kg"],
    [
      "an estimate",
      formatPieceEstimate({ unitName: "db", weight: grams(1450), price: huf(1147) }, { formats }),
      "1 pc ≈ 1.45 kg ≈ 1,147\u00a0Ft",
    ],
    ["a moment", momentText(new Date("2026-12-10T17:00:00Z"), { now, formats }), "10 December at 18:00"],
    [
      "a deadline",
      deadlineText(new Date("2026-12-10T23:00:00Z"), { now, formats, texts: time }),
      "until the end of 10 December",
    ],
    [
      "a limit",
      paymentLimitText(
        { kind: "simple", cost: null, minAmount: huf(1000), maxAmount: null },
        { due: huf(9), formats, texts: payment },
      ),
      "You cannot pay by card below 1,000\u00a0Ft.",
    ],
  ])("%s", (_what, written, expected) => {
    expect(written).toBe(expected);
  });

  it("the earliest slot", () => {
    const earliest = { day: "2026-12-04", from: "16:00", to: "18:00" };
    const text = earliestSlotText(
      { timeSlots: { free: { ...slots, earliest, visibleUntil: null } } },
      { now, formats, texts: delivery },
    );
    expect(text).toBe("Earliest Friday 4 December 16–\u206018");
  });
});

it("units are called in the language of the formats, and one without a word there as in the data", () => {
  expect(formatQuantity(3, "db", { formats })).toBe("3 pc");
  expect(formatQuantity(2, "raklap", { formats })).toBe("2 raklap");
  expect(formatUnitPrice({ price: huf(1490), unit: "db" }, { formats })).toBe("1,490\u00a0Ft/pc");
  expect(formatQuantity(3, "db")).toBe("3 db");
});

/** A shop that sells in euro cents. */
const euro: Formats = {
  ...formats,
  money: (_digits, cents) => new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" }).format(cents / 100),
};

it("a host's own currency stands in every amount, also in front of it", () => {
  expect(formatHuf(huf(34_999), { formats: euro })).toBe("€349.99");
  expect(deliveryPriceLabel(huf(499), { isAtMost: true, formats: euro, texts: delivery })).toBe("0–\u2060€4.99");
  expect(
    timeSlotFeeLabel(
      {
        ...courier,
        timeSlots: {
          free: { ...slots, earliest: { day: "2026-12-04", from: "16:00", to: "18:00" }, visibleUntil: null },
        },
      },
      { goods: huf(5000), formats: euro, texts: delivery },
    ),
  ).toBe("€7.90–\u2060€12.90");
});
