import { switchUnit } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { deposits } from "./deposits.ts";
import { productRecords } from "./productRecords.ts";

const records = [...productRecords()];
const rows = records.map(({ row }) => row);
const share = (part: number) => part / records.length;

describe("the quantities of the reference catalogue", () => {
  it("[QTY-6] are weighed by the kilogram, by the piece too at a rate of five decimals at most, or come by the karton", () => {
    const weighed = rows.filter(({ default_quantity_name }) => default_quantity_name === "kg");
    const byPiece = weighed.filter(({ alternative_quantity_name }) => alternative_quantity_name === "db");
    const byKarton = rows.filter(({ alternative_quantity_name }) => alternative_quantity_name === "karton");
    expect(weighed.length).toBeGreaterThan(80);
    expect(byPiece.length).toBeGreaterThan(60);
    expect(byKarton.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ default_quantity_name }) => default_quantity_name))).toEqual(new Set(["db", "kg"]));
    for (const row of rows) {
      const rate = row.alternative_quantity_exchange_rate;
      expect(rate === null, row.name).toBe(row.alternative_quantity_name === null);
      if (rate === null) continue;
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBe(Number(rate.toFixed(5)));
    }
    expect(new Set(byKarton.map((row) => row.alternative_quantity_exchange_rate))).toEqual(
      new Set([6, 10, 12, 20, 22, 24]),
    );
    expect(byPiece.some((row) => String(row.alternative_quantity_exchange_rate).split(".")[1]?.length === 5)).toBe(
      true,
    );
  });

  it("[QTY-9] let a shopper switch from kilograms to pieces and back", () => {
    for (const row of rows.filter(({ alternative_quantity_name }) => alternative_quantity_name === "db")) {
      const product = {
        defaultUnit: {
          name: "kg",
          minimumQuantity: row.default_quantity_minimum,
          quantityStep: row.default_quantity_scale,
        },
        alternativeUnit: {
          name: "db",
          minimumQuantity: row.alternative_quantity_minimum,
          quantityStep: row.alternative_quantity_scale,
          exchangeRate: row.alternative_quantity_exchange_rate ?? 1,
        },
      };
      const pieces = switchUnit(2, { product, from: "default", to: "alternative" });
      expect(pieces).toBeGreaterThanOrEqual(1);
      expect(switchUnit(pieces, { product, from: "alternative", to: "default" })).toBeGreaterThan(0);
    }
  });

  it("[LAW-3] come with a deposit of 50 Ft a bottle or can, and only drinks do", () => {
    const withDeposit = records.filter(({ emptyIds }) => emptyIds.length > 0);
    expect(withDeposit.length).toBeGreaterThan(100);
    for (const { row, emptyIds } of withDeposit) {
      const count = Number(/(\d+) × /.exec(row.name)?.[1] ?? 1);
      expect(
        emptyIds.map((id) => deposits.find((deposit) => deposit.id === id)?.price),
        row.name,
      ).toEqual([50 * count]);
      expect(row.package_official_ml, row.name).not.toBeNull();
    }
  });

  it("[WEIGHT-2] have a weight, except the few whose weight is missing", () => {
    const unknown = rows.filter(({ weight }) => weight === null);
    expect(unknown.length).toBeGreaterThan(5);
    expect(share(unknown.length)).toBeLessThan(0.03);
    for (const { weight, package_official_g, name } of rows)
      if (weight !== null) expect(weight, name).toBeGreaterThanOrEqual(Math.max(1, package_official_g ?? 0));
  });
});
