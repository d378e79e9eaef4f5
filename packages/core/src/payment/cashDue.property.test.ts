import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { huf } from "../product/amounts.ts";
import { runs } from "../runs.test.config.ts";
import { cashDue } from "./cashDue.ts";

const inCash = { paymentMethod: { kind: "cashOnDelivery" as const } };
const totals = fc.oneof(fc.nat(100), fc.nat(), fc.maxSafeNat()).filter((total) => total <= Number.MAX_SAFE_INTEGER - 5);

describe("cashDue", () => {
  it.prop([totals], runs)(
    "[LAW-4] rounds by the last digit, by the table in the law; nothing is due for nothing",
    (total) => {
      const table = [0, 0, 0, 5, 5, 5, 5, 5, 10, 10];
      const tens = BigInt(total) / 10n;
      const due = tens * 10n + BigInt(table[Number(BigInt(total) % 10n)] ?? 0);
      expect(cashDue(huf(total), inCash)).toBe(total === 0 ? null : Number(due));
    },
  );

  it.prop([totals, fc.constantFrom("bankTransfer", "simple", "borgun", "savedCard", null)], runs)(
    "[LAW-4] applies to cash only",
    (total, kind) => {
      expect(cashDue(huf(total), { paymentMethod: { kind } })).toBeNull();
    },
  );
});
