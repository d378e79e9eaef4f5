import { describe, expect, it } from "vitest";
import { lineCases } from "./lines.test.cases.ts";
import { parseShoppingLine } from "./parseShoppingLine.ts";

const read = (line: string) => {
  const found = parseShoppingLine(line);
  return [found?.term, found?.amount ? `${found.amount.value} ${found.amount.unit}` : "", found?.note ?? ""];
};

describe("parseShoppingLine", () => {
  it("has three hundred lines as people write them.", () => {
    expect(lineCases.length).toBeGreaterThanOrEqual(300);
  });

  it.each(lineCases)("[QUICK-2] “%s” is read as people mean it.", (line = "", term = "", amount = "", note = "") => {
    expect(read(line)).toEqual([term, amount, note]);
  });

  it.each(["", " ", "—", "12", "1/2", "()", "• ", "15 dkg", "☐", "0", "\u200b"])(
    "[QUICK-2] “%s” names no goods, or keeps what it says.",
    (line) => {
      expect(parseShoppingLine(line)).toEqual(line === "15 dkg" ? { term: "15 dkg", amount: null, note: null } : null);
    },
  );
});
