import { createHash } from "node:crypto";
import { budapestDay, huf, isNews, isSpecialPriceActive, switchUnit, unitPrice } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { loadGlyphs } from "../image/loadGlyphs.ts";
import { drawPicture } from "../image/drawPicture.ts";
import { readPictureKey } from "../image/pictureKey.ts";
import { unclosedTags } from "../testing/unclosedTags.ts";
import { allergensOf, markedWords } from "./allergens.ts";
import { attributeOptions } from "./attributes.ts";
import { isBarcode } from "./barcode.ts";
import { addDays } from "./calendar.ts";
import { deposits } from "./deposits.ts";
import { ingredientsOf } from "./ingredientsOf.ts";
import { planTree } from "./planTree.ts";
import type { DayOffset } from "./ProductRecord.ts";
import { productRecords } from "./productRecords.ts";
import { promotions } from "./promotions.ts";
import { seedVersion } from "./seedVersion.ts";

const records = [...productRecords()];
const rows = records.map(({ row }) => row);
const tree = planTree();
const now = new Date("2026-11-21T10:00:00+01:00");
const today = budapestDay(now);
const day = (offset: DayOffset) => (offset === null ? null : addDays(today, offset));
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const share = (part: number) => part / records.length;
const special = ({ row, days }: (typeof records)[number]) => ({
  specialPrice: row.special_price === null ? null : huf(row.special_price),
  specialFrom: day(days.specialFrom),
  specialTo: day(days.specialTo),
});
const offers = records.filter(({ row }) => row.special_price !== null);

describe("the products of the reference catalogue", () => {
  it("are at least 2,500, with something on every shelf", () => {
    expect(records.length).toBeGreaterThanOrEqual(2500);
    const stocked = new Set(records.flatMap(({ categoryIds }) => categoryIds));
    const shelves = [...tree.filter(({ kinds }) => kinds.length > 0), ...promotions];
    expect(shelves.filter(({ id }) => !stocked.has(id)).map(({ name }) => name)).toEqual([]);
  });

  it("are the same at every run, and others by another seed", () => {
    const [first, second] = [[...productRecords({ size: 700 })], [...productRecords({ size: 700 })]];
    expect(digest(first)).toBe(digest(second));
    expect(digest([...productRecords({ size: 700, seed: 1 })])).not.toBe(digest(first));
  });

  it("begin a larger catalogue as they begin a smaller one", () => {
    expect(digest([...productRecords({ size: 300 })])).toBe(digest(records.slice(0, 300)));
  });

  it("are those of the seed's version: raise seedVersion and put the new digest here when they change", () => {
    expect({ [seedVersion]: digest(records).slice(0, 16) }).toEqual({ "10": "d96ed6344b19c5f1" });
  });

  it.each(["id", "name", "url_key", "ext_id"] as const)("have a %s of their own", (column) => {
    expect(new Set(rows.map((row) => row[column])).size).toBe(records.length);
  });

  it("have addresses of small letters and digits, and a smart one now and then that is nobody's own", () => {
    expect(rows.filter(({ url_key, smarturl }) => ![url_key, smarturl ?? "a"].every((key) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)))).toEqual([]);
    const smart = rows.flatMap(({ smarturl }) => smarturl ?? []);
    expect(smart.length).toBeGreaterThan(50);
    expect(new Set([...smart, ...rows.map(({ url_key }) => url_key)]).size).toBe(smart.length + rows.length);
  });

  it("have barcodes that are valid, a shop's own, and nobody else's", () => {
    const barcodes = rows.flatMap((row) => row.barcodes);
    expect(barcodes.filter((barcode) => !isBarcode(barcode) || !/^2\d\d/.test(barcode))).toEqual([]);
    expect(new Set(barcodes).size).toBe(barcodes.length);
  });

  it("stand in one deepest category and in promotions only beside it", () => {
    const deepest = new Set(tree.filter(({ kinds }) => kinds.length > 0).map(({ id }) => id));
    for (const { row, categoryIds } of records) {
      expect(categoryIds.filter((id) => deepest.has(id))).toEqual([row.default_category_id]);
      expect(categoryIds.filter((id) => !deepest.has(id)).every((id) => promotions.some((promotion) => promotion.id === id))).toBe(true);
    }
  });

  it("show every status and every promo type, most of them being to be had", () => {
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["AVAILABLE", "OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE"]));
    expect(share(rows.filter(({ status }) => status === "AVAILABLE").length)).toBeGreaterThan(0.85);
    expect(new Set(rows.map(({ promo_type }) => promo_type))).toEqual(new Set([null, "PROMO_1", "PROMO_2", "PROMO_3"]));
  });

  it("name a product before them that has ended, on the same shelf", () => {
    const successors = rows.filter(({ previous_id }) => previous_id !== null);
    expect(successors.length).toBeGreaterThan(10);
    for (const { previous_id, default_category_id } of successors) {
      const previous = rows.find(({ id }) => id === previous_id);
      expect(previous).toMatchObject({ status: "PERMANENTLY_ENDED", default_category_id });
    }
  });

  it("[LAW-6] carry Hungary's rates: 5 for milk, eggs and meat, 18 for dairy and bread, 27 for most", () => {
    expect(new Set(rows.map(({ vat }) => vat))).toEqual(new Set([5, 18, 27]));
    const rateOf = (name: RegExp) => new Set(rows.filter((row) => name.test(row.name)).map(({ vat }) => vat));
    expect(rateOf(/friss tej \d|tojás M|csirkemell filé \d/)).toEqual(new Set([5]));
    expect(rateOf(/tejföl \d|trappista sajt|fehér kenyér/)).toEqual(new Set([18]));
    expect(rateOf(/étcsokoládé \d|toalettpapír|világos sör/)).toEqual(new Set([27]));
  });

  it("cost whole forint above zero, less when they are reduced", () => {
    for (const { price, special_price, personal_discount_price, lowest_price_30d, name } of rows) {
      for (const amount of [price, special_price, personal_discount_price, lowest_price_30d]) {
        if (amount !== null) expect(Number.isInteger(amount) && amount > 0, name).toBe(true);
      }
      expect(special_price ?? 0, name).toBeLessThan(price);
      expect(personal_discount_price ?? 0, name).toBeLessThan(price);
    }
    expect(rows.filter(({ personal_discount_price }) => personal_discount_price !== null).length).toBeGreaterThan(50);
  });

  it("[LAW-1] have had a lowest price between their special and their regular one", () => {
    expect(offers.filter(({ row }) => (row.lowest_price_30d ?? 0) < (row.special_price ?? 0) || (row.lowest_price_30d ?? 0) > row.price)).toEqual([]);
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
    const measured = rows.filter(({ package_official_g, package_official_ml }) => (package_official_g ?? package_official_ml) !== null);
    expect(share(measured.length)).toBeGreaterThan(0.6);
    for (const row of measured) {
      const size = row.package_official_g ?? row.package_official_ml ?? 1;
      const prices = { regularPrice: huf(row.price), specialPrice: null, personalPrice: null, specialFrom: null, specialTo: null };
      const unit = unitPrice({ ...prices, priceUnit: row.price_unit, pricePerUnit: row.price_per_unit }, { now });
      expect(unit?.unit).toBe(row.package_official_g === null ? "l" : "kg");
      expect(Math.abs((unit?.price ?? 0) - (row.price * 1000) / size), row.name).toBeLessThan(1.01);
    }
    expect(rows.find(({ name }) => /[^×] 500 g$/.test(name))?.price_per_unit).toBe(2);
    expect(rows.find(({ name }) => /[^×] 0,33 l$/.test(name))?.price_per_unit).toBe(3.0303);
  });

  it("cost more in a larger package of the same kind", () => {
    const millilitres = (row: (typeof rows)[number]) => row.package_official_ml ?? 0;
    const milk = [...productRecords({ size: 12_000 })].map(({ row }) => row).filter(({ name }) => /^Tejkút friss tej 2,8%/.test(name));
    const prices = milk.toSorted((one, other) => millilitres(one) - millilitres(other)).map(({ price }) => price);
    expect(prices).toHaveLength(3);
    expect(prices).toEqual([...new Set(prices)].toSorted((one, other) => one - other));
  });

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
    expect(new Set(byKarton.map((row) => row.alternative_quantity_exchange_rate))).toEqual(new Set([6, 10, 12, 20, 22, 24]));
    expect(byPiece.some((row) => String(row.alternative_quantity_exchange_rate).split(".")[1]?.length === 5)).toBe(true);
  });

  it("[QTY-9] let a shopper switch from kilograms to pieces and back", () => {
    for (const row of rows.filter(({ alternative_quantity_name }) => alternative_quantity_name === "db")) {
      const product = {
        defaultUnit: { name: "kg", minimumQuantity: row.default_quantity_minimum, quantityStep: row.default_quantity_scale },
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
      expect(emptyIds.map((id) => deposits.find((deposit) => deposit.id === id)?.price), row.name).toEqual([50 * count]);
      expect(row.package_official_ml, row.name).not.toBeNull();
    }
  });

  it("[LAW-11] can be given back unless they perish or are weighed", () => {
    const returnable = rows.filter((row) => row.is_returnable);
    expect(share(returnable.length)).toBeGreaterThan(0.3);
    expect(returnable.filter((row) => (row.min_expiry_days ?? 30) < 30 || row.default_quantity_name === "kg").map(({ name }) => name)).toEqual([]);
  });

  it("[LAW-12] are for adults when they are alcohol", () => {
    const departmentOf = (id: number | null): number | null => {
      const category = tree.find((node) => node.id === id);
      return category === undefined || category.parentId === null ? (category?.id ?? null) : departmentOf(category.parentId);
    };
    const drinks = rows.filter((row) => departmentOf(row.default_category_id) === 110);
    expect(drinks.filter(({ adults_only, name }) => !adults_only && !name.includes("alkoholmentes"))).toEqual([]);
    const others = rows.filter((row) => row.adults_only && departmentOf(row.default_category_id) !== 110);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ name }) => !name.includes("energiaital"))).toEqual([]);
  });

  it("[SPEC-1] go by post only when they keep and do not break", () => {
    const unmailable = rows.filter(({ is_mpl }) => !is_mpl);
    expect(share(unmailable.length)).toBeGreaterThan(0.3);
    expect(unmailable.length).toBeLessThan(records.length * 0.7);
    expect(rows.filter(({ is_mpl, description }) => is_mpl && /Hűtve, 2–6|Fagyasztva, −18/.test(description ?? "")).map(({ name }) => name)).toEqual([]);
  });

  it("[WEIGHT-2] weigh something, but for the few whose weight nobody has entered", () => {
    const unknown = rows.filter(({ weight }) => weight === null);
    expect(unknown.length).toBeGreaterThan(5);
    expect(share(unknown.length)).toBeLessThan(0.03);
    for (const { weight, package_official_g, name } of rows) if (weight !== null) expect(weight, name).toBeGreaterThanOrEqual(Math.max(1, package_official_g ?? 0));
  });

  it("[LAW-8] list their allergens, which are what their ingredients mark, every one of them known", () => {
    const unknown = tree.flatMap(({ kinds }) =>
      kinds.flatMap((kind) =>
        kind.variants.flatMap((variant) => markedWords(ingredientsOf({ kind, variant }))).filter((word) => allergensOf(`*${word}*`).length === 0),
      ),
    );
    expect(unknown).toEqual([]);
    for (const { components, allergens, name } of rows) expect(/<strong>/.test(components ?? ""), name).toBe(allergens.length > 0);
    expect(rows.find(({ name }) => /mogyorós jégkrém/.test(name))?.allergens).toContain("nuts");
    expect(rows.find(({ name }) => /pizza tonhalas/.test(name))?.allergens).toContain("fish");
    expect(new Set(rows.flatMap(({ allergens }) => allergens)).size).toBeGreaterThanOrEqual(12);
  });

  it("call nothing vegan that is of an animal, nothing free of gluten that has some", () => {
    const optionOf = (label: string) => attributeOptions.find((option) => option.label === label)?.id ?? 0;
    const claim = (label: string) => records.filter(({ optionIds }) => optionIds.includes(optionOf(label)));
    for (const label of ["Laktózmentes", "Gluténmentes", "Vegán", "Bio", "Cukormentes"]) expect(claim(label).length, label).toBeGreaterThan(20);
    expect(claim("Gluténmentes").filter(({ row }) => row.allergens.includes("gluten")).map(({ row }) => row.name)).toEqual([]);
    const animals = ["milk", "eggs", "fish", "crustaceans", "molluscs"];
    const ofAnimals = claim("Vegán").filter(({ row }) => row.allergens.some((code) => animals.includes(code)) || /\b(méz|zselatin)/.test(row.components ?? ""));
    expect(ofAnimals.map(({ row }) => row.name)).toEqual([]);
  });

  it("have a nutrition table when they are food, of the energy that it adds up to", () => {
    const withTable = rows.filter(({ nutrition_data }) => nutrition_data.length > 0);
    expect(share(withTable.length)).toBeGreaterThan(0.5);
    for (const { nutrition_data, name } of withTable) {
      const grams = (row: string) => Number(nutrition_data.find((entry) => entry.name === row)?.value.replace(" g", "").replace(",", "."));
      const energy = Number(/^(\d+) kJ/.exec(nutrition_data[0]?.value ?? "")?.[1]);
      expect(Math.abs(energy - (37 * grams("Zsír") + 17 * grams("Szénhidrát") + 17 * grams("Fehérje"))), name).toBeLessThan(1);
      expect(grams("amelyből telített zsírsavak"), name).toBeLessThanOrEqual(grams("Zsír"));
      expect(grams("amelyből cukrok"), name).toBeLessThanOrEqual(grams("Szénhidrát"));
    }
    expect(rows.find(({ name }) => /^Tejkút friss tej 2,8%/.test(name))?.nutrition_data[1]).toEqual({ name: "Zsír", value: "2,8 g" });
  });

  it("are described in HTML that is well-formed", () => {
    for (const { description, components, name } of rows) {
      expect(description, name).toMatch(/^<p>.+<\/ul>$/);
      expect(unclosedTags(`${description ?? ""}${components ?? ""}`), name).toEqual([]);
    }
  });

  it("have votes of all five kinds, or none yet", () => {
    const votes = rows.map((row) => row.vote_count_one + row.vote_count_two + row.vote_count_three + row.vote_count_four + row.vote_count_five);
    expect(votes.filter((count) => count === 0).length).toBeGreaterThan(300);
    expect(Math.max(...votes)).toBeGreaterThan(200);
    expect(rows.some(({ vote_count_one }) => vote_count_one > 0)).toBe(true);
  });

  it("refer to options that there are, their brand's first", () => {
    const known = new Map(attributeOptions.map((option) => [option.id, option]));
    expect(known.size).toBe(attributeOptions.length);
    for (const { optionIds, brand, row } of records) {
      expect(optionIds.every((id) => known.has(id)), row.name).toBe(true);
      if (brand !== "") expect(known.get(optionIds[0] ?? 0)?.label).toBe(brand);
    }
  });

  it("have a picture each, of a glyph and a brand that there are", async () => {
    const glyphs = await loadGlyphs();
    for (const key of new Set(records.flatMap(({ imageKeys }) => imageKeys))) {
      const parts = readPictureKey(key);
      expect(parts, key).not.toBeNull();
      if (parts !== null) expect(drawPicture(parts, { glyphs, small: false }), key).not.toBeNull();
    }
    expect(records.every(({ imageKeys }) => imageKeys.length > 0)).toBe(true);
  });
});

describe("a catalogue for load", () => {
  it("goes on with made-up makers, every name and address still unique", () => {
    const urlKeys = new Set<string>();
    let made = 0;
    for (const { row, brand } of productRecords({ size: 20_000 })) {
      urlKeys.add(row.url_key);
      if (brand.endsWith(" Porta")) made++;
    }
    expect(urlKeys.size).toBe(20_000);
    expect(made).toBeGreaterThan(3000);
  });
});
