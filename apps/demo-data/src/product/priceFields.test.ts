import { budapestDay, huf, isNews, isSpecialPriceActive, unitPrice } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { addDays } from "../plan/calendar.ts";
import type { DayOffset } from "./ProductRecord.ts";
import { productRecords } from "./productRecords.ts";

const records = [...productRecords()];
const rows = records.map(({ row }) => row);
const share = (part: number) => part / records.length;
const now = new Date("2026-11-21T10:00:00+01:00");
const today = budapestDay(now);
const day = (offset: DayOffset) => (offset === null ? null : addDays(today, offset));
const special = ({ row, days }: (typeof records)[number]) => ({
  specialPrice: row.special_price === null ? null : huf(row.special_price),
  specialFrom: day(days.specialFrom),
  specialTo: day(days.specialTo),
});
const offers = records.filter(({ row }) => row.special_price !== null);

describe("the prices of the reference catalogue", () => {
  it("[LAW-6] carry Hungary's rates: 5 for milk, eggs and meat, 18 for dairy and bread, 27 for most", () => {
    expect(new Set(rows.map(({ vat }) => vat))).toEqual(new Set([5, 18, 27]));
    const rateOf = (name: RegExp) => new Set(rows.filter((row) => name.test(row.name)).map(({ vat }) => vat));
    expect(rateOf(/friss tej \d|tojás M|csirkemell filé \d/)).toEqual(new Set([5]));
    expect(rateOf(/tejföl \d|trappista sajt|fehér kenyér/)).toEqual(new Set([18]));
    expect(rateOf(/étcsokoládé \d|toalettpapír|világos sör/)).toEqual(new Set([27]));
  });

  it("cost whole forint above zero, less when they are reduced", () => {
    for (const { price, special_price, lowest_price_30d, name } of rows) {
      for (const amount of [price, special_price, lowest_price_30d]) {
        if (amount !== null) expect(Number.isInteger(amount) && amount > 0, name).toBe(true);
      }
      expect(special_price ?? 0, name).toBeLessThan(price);
    }
  });

  it("[LAW-1] have had a lowest price between their special and their regular one", () => {
    expect(
      offers.filter(
        ({ row }) => (row.lowest_price_30d ?? 0) < (row.special_price ?? 0) || (row.lowest_price_30d ?? 0) > row.price,
      ),
    ).toEqual([]);
    expect(offers.some(({ row }) => (row.lowest_price_30d ?? 0) < row.price)).toBe(true);
    expect(offers.some(({ row }) => row.lowest_price_30d === row.special_price)).toBe(true);
  });

  it("[PRICE-1] have special prices around today: ending today, starting tomorrow, active, past, and open on a side", () => {
    const windows = offers.map(({ days }) => days);
    expect(share(offers.length)).toBeGreaterThan(0.1);
    expect(windows.some(({ specialTo }) => specialTo === 0)).toBe(true);
    expect(windows.some(({ specialFrom }) => specialFrom === 1)).toBe(true);
    expect(windows.some(({ specialTo }) => (specialTo ?? 0) < 0)).toBe(true);
    expect(windows.some(({ specialFrom, specialTo }) => specialFrom === null && specialTo !== null)).toBe(true);
    expect(windows.some(({ specialFrom, specialTo }) => specialFrom !== null && specialTo === null)).toBe(true);
    for (const offer of offers) {
      const { specialFrom, specialTo } = offer.days;
      expect(specialFrom ?? -Infinity).toBeLessThanOrEqual(specialTo ?? Infinity);
      expect(isSpecialPriceActive(special(offer), { now })).toBe((specialFrom ?? 0) <= 0 && (specialTo ?? 0) >= 0);
    }
    expect(offers.filter((offer) => isSpecialPriceActive(special(offer), { now })).length).toBeGreaterThan(200);
  });

  it("[PRICE-7] are news for some weeks, some of them from now on", () => {
    const news = records.map(({ days }) => isNews({ newsFrom: day(days.newsFrom), newsTo: day(days.newsTo) }, { now }));
    expect(news.filter(Boolean).length).toBeGreaterThan(80);
    expect(records.some(({ days }) => (days.newsFrom ?? 0) > 0)).toBe(true);
    expect(records.some(({ days }) => days.newsTo !== null && days.newsTo < 0)).toBe(true);
  });

  it("[PRICE-6] have a unit price that is that of their size", () => {
    const measured = rows.filter(
      ({ package_official_g, package_official_ml }) => (package_official_g ?? package_official_ml) !== null,
    );
    expect(share(measured.length)).toBeGreaterThan(0.6);
    for (const row of measured) {
      const size = row.package_official_g ?? row.package_official_ml ?? 1;
      const prices = {
        regularPrice: huf(row.price),
        specialPrice: null,
        personalPrice: null,
        specialFrom: null,
        specialTo: null,
      };
      const unit = unitPrice({ ...prices, priceUnit: row.price_unit, pricePerUnit: row.price_per_unit }, { now });
      expect(unit?.unit).toBe(row.package_official_g === null ? "l" : "kg");
      expect(Math.abs((unit?.price ?? 0) - (row.price * 1000) / size), row.name).toBeLessThan(1.01);
    }
    expect(rows.find(({ name }) => /[^×] 500 g$/.test(name))?.price_per_unit).toBe(2);
    expect(rows.find(({ name }) => /[^×] 0,33 l$/.test(name))?.price_per_unit).toBe(3.0303);
  });

  it("cost more in a larger package of the same kind", () => {
    const millilitres = (row: (typeof rows)[number]) => row.package_official_ml ?? 0;
    const milk = [...productRecords({ size: 12_000 })]
      .map(({ row }) => row)
      .filter(({ name }) => /^Tejkút friss tej 2,8%/.test(name));
    const prices = milk.toSorted((one, other) => millilitres(one) - millilitres(other)).map(({ price }) => price);
    expect(prices).toHaveLength(3);
    expect(prices).toEqual([...new Set(prices)].toSorted((one, other) => one - other));
  });
});
