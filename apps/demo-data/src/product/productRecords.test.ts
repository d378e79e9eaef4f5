import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadGlyphs } from "../image/loadGlyphs.ts";
import { drawPicture } from "../image/drawPicture.ts";
import { readPictureKey } from "./pictureKey.ts";
import { attributeOptions } from "./attributes.ts";
import { isBarcode } from "./barcode.ts";
import { planTree } from "../tree/planTree.ts";
import { productRecords } from "./productRecords.ts";
import { promotions } from "../tree/promotions.ts";
import { demoVersion } from "../demoVersion.ts";

const records = [...productRecords()];
const rows = records.map(({ row }) => row);
const tree = planTree();
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const share = (part: number) => part / records.length;
const departmentOf = (id: number | null): number | null => {
  const category = tree.find((node) => node.id === id);
  return category === undefined || category.parentId === null
    ? (category?.id ?? null)
    : departmentOf(category.parentId);
};

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

  it("are those of the demo's version: raise demoVersion and put the new digest here when they change", () => {
    expect({ [demoVersion]: digest(records).slice(0, 16) }).toEqual({ "22": "09a494a53901e5fa" });
  });

  it.each(["id", "name", "url_key", "ext_id"] as const)("have a %s of their own", (column) => {
    expect(new Set(rows.map((row) => row[column])).size).toBe(records.length);
  });

  it("have addresses of small letters and digits, and sometimes a unique smart one", () => {
    expect(
      rows.filter(
        ({ url_key, smarturl }) => ![url_key, smarturl ?? "a"].every((key) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)),
      ),
    ).toEqual([]);
    const smart = rows.flatMap(({ smarturl }) => smarturl ?? []);
    expect(smart.length).toBeGreaterThan(50);
    expect(new Set([...smart, ...rows.map(({ url_key }) => url_key)]).size).toBe(smart.length + rows.length);
  });

  it("are of several brands on the first page of each department", () => {
    const scoreOf = ({ row }: (typeof records)[number]) => row.prefixbox_score ?? 0;
    const byScore = records.toSorted((one, other) => scoreOf(other) - scoreOf(one));
    for (const shelf of Map.groupBy(byScore, ({ row }) => departmentOf(row.default_category_id)).values()) {
      const first = shelf.slice(0, 24).filter(({ brand }) => brand !== "");
      for (const { length } of Map.groupBy(first, ({ brand }) => brand).values()) expect(length).toBeLessThan(12);
    }
  });

  it("have valid barcodes of the internal range, without duplicates", () => {
    const barcodes = rows.flatMap((row) => row.barcodes);
    expect(barcodes.filter((barcode) => !isBarcode(barcode) || !/^2\d\d/.test(barcode))).toEqual([]);
    expect(new Set(barcodes).size).toBe(barcodes.length);
  });

  it("are in one deepest category, and in promotions only in addition", () => {
    const deepest = new Set(tree.filter(({ kinds }) => kinds.length > 0).map(({ id }) => id));
    for (const { row, categoryIds } of records) {
      expect(categoryIds.filter((id) => deepest.has(id))).toEqual([row.default_category_id]);
      expect(
        categoryIds.filter((id) => !deepest.has(id)).every((id) => promotions.some((promotion) => promotion.id === id)),
      ).toBe(true);
    }
  });

  it("show every status and every promo type, and most of them are available", () => {
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(["AVAILABLE", "OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE"]),
    );
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

  it("[LAW-11] can be given back unless they perish or are weighed", () => {
    const returnable = rows.filter((row) => row.is_returnable);
    expect(share(returnable.length)).toBeGreaterThan(0.3);
    expect(
      returnable
        .filter((row) => (row.min_expiry_days ?? 30) < 30 || row.default_quantity_name === "kg")
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("[LAW-12] are for adults when they are alcohol", () => {
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
    expect(
      rows
        .filter(({ is_mpl, description }) => is_mpl && /Hűtve, 2–6|Fagyasztva, −18/.test(description ?? ""))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("have votes of all five kinds, or none yet", () => {
    const votes = rows.map(
      (row) =>
        row.vote_count_one + row.vote_count_two + row.vote_count_three + row.vote_count_four + row.vote_count_five,
    );
    expect(votes.filter((count) => count === 0).length).toBeGreaterThan(300);
    expect(Math.max(...votes)).toBeGreaterThan(200);
    expect(rows.some(({ vote_count_one }) => vote_count_one > 0)).toBe(true);
  });

  it("refer to existing options, their brand's first", () => {
    const known = new Map(attributeOptions.map((option) => [option.id, option]));
    expect(known.size).toBe(attributeOptions.length);
    for (const { optionIds, brand, row } of records) {
      expect(
        optionIds.every((id) => known.has(id)),
        row.name,
      ).toBe(true);
      if (brand !== "") expect(known.get(optionIds[0] ?? 0)?.label).toBe(brand);
    }
  });

  it("have a picture each, of an existing glyph and brand", async () => {
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
  it("continues with generated makers, and every name and address stays unique", () => {
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
