import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Progress, referenceSeed } from "@kamra/backend";
import { startTestBackend, type TestBackend } from "@kamra/backend/testing";
import { addDays } from "./plan/calendar.ts";
import { demoData } from "./demoData.ts";
import { demoPictures } from "./demoPictures.ts";

const size = 700;
const seed = referenceSeed({ data: demoData({ size }), brand: "Spájz" });
const progress: Progress[] = [];
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    seed,
    pictures: demoPictures,
    onProgress: (step) => progress.push(step),
  });
});
afterAll(() => backend.close());

interface Page {
  readonly products: {
    readonly data: ReadonlyArray<{
      readonly name: string;
      readonly images: ReadonlyArray<{ readonly conversions: { readonly list: string } }>;
    }>;
    readonly paginatorInfo: { readonly total: number };
  };
}

async function dates() {
  const { db } = backend.database;
  const products = await db
    .selectFrom("products")
    .orderBy("id")
    .select(["id", "special_from_date", "special_to_date", "news_from_date", "news_to_date"])
    .where(sql<boolean>`special_price is not null or news_to_date is not null`)
    .execute();
  const entries = await db.selectFrom("blog_entries").orderBy("id").select(["id", "published_at"]).execute();
  const coupons = await db.selectFrom("coupons").orderBy("code").select(["code", "valid_from", "valid_to"]).execute();
  return { products, entries, coupons };
}

describe("the demo", () => {
  it("fills every table and reports its progress", async () => {
    const counts = await sql<Record<string, number>>`
      select (select count(*) from products) as products, (select count(*) from categories where not is_promotion) as categories,
        (select count(*) from streets) as streets, (select count(*) from shipping_methods) as methods,
        (select count(*) from footer_links) as links, (select count(*) from blog_entries) as entries,
        (select count(*) from product_empties) as deposits, (select count(*) from coupons) as coupons, (select count(*) from timetable_entries) as timetable, (select count(*) from post_points) as points`.execute(
      backend.database.db,
    );
    expect(counts.rows[0]).toMatchObject({ products: size, methods: 4, entries: 6 });
    for (const count of Object.values(counts.rows[0] ?? {})) expect(count).toBeGreaterThan(0);
    expect(new Set(progress.map(({ label }) => label))).toContain("products");
    expect(progress.filter(({ label }) => label === "products").at(-1)).toEqual({
      label: "products",
      done: size,
      total: size,
    });
  });

  it("gives what the shop needs: products with existing pictures, and the courier under the shop's name", async () => {
    const { data } = await backend.ask<Page>(
      "{ products(first: 5) { data { name images { conversions { list } } } paginatorInfo { total } } }",
    );
    expect(data.products.paginatorInfo.total).toBeGreaterThan(size * 0.8);
    for (const { name, images } of data.products.data) {
      const [image] = images;
      const picture = await backend.fetch(image?.conversions.list ?? "/");
      expect(picture.status, name).toBe(200);
      expect(picture.headers.get("content-type"), name).toContain("image/svg+xml");
    }
    const methods = await backend.ask<{ shippingMethods: { name: string }[] }>("{ shippingMethods { name } }");
    expect(methods.data.shippingMethods.map(({ name }) => name)).toContain("Spájz házhozszállítás");
  });

  it("has its size in its version, so that another size refills the shop", () => {
    expect(demoData({ size: 100 }).version).not.toBe(demoData({ size: 200 }).version);
    expect(demoData().version).toBe(demoData().version);
  });
});

describe("rolling the dates", () => {
  const roll = (now: string) =>
    backend.database.db
      .transaction()
      .execute((db) => seed.rollDates?.(db, { now: new Date(now) }) ?? Promise.resolve());

  it("[PRICE-1] moves offers, news, coupons and articles to the new today, by the wall clock, and leaves carts unchanged", async () => {
    const { db } = backend.database;
    const line = {
      cart_id: "A".repeat(22),
      product_id: 10_001,
      quantity: 2,
      quantity_type: "default" as const,
      alternative_quantity: null,
    };
    await db.insertInto("carts").values({ id: line.cart_id }).execute();
    await db
      .insertInto("cart_products")
      .values({ ...line, gift_card_text: null, ribbon_color: null })
      .execute();
    const carts = () => db.selectFrom("cart_products").selectAll().execute();
    const [before, cartsBefore] = [await dates(), await carts()];
    await roll("2026-11-24T00:30:00+01:00");
    const after = await dates();
    const wall = (text: string) => new Date(text).toLocaleString("sv-SE", { timeZone: "Europe/Budapest" });
    const plus = (text: string | null, days: number) => {
      if (text === null) return null;
      return text.length === 10
        ? addDays(text, days)
        : `${addDays(wall(text).slice(0, 10), days)} ${wall(text).slice(11)}`;
    };
    const moved = (text: string | null) => (text === null || text.length === 10 ? text : wall(text));
    const walls = after.products.map((stamps) => ({
      ...stamps,
      news_from_date: moved(stamps.news_from_date),
      news_to_date: moved(stamps.news_to_date),
    }));
    expect(walls).toEqual(
      before.products.map(({ id, ...stamps }) => ({
        id,
        special_from_date: plus(stamps.special_from_date, 3),
        special_to_date: plus(stamps.special_to_date, 3),
        news_from_date: plus(stamps.news_from_date, 3),
        news_to_date: plus(stamps.news_to_date, 3),
      })),
    );
    expect(after.entries.map(({ published_at }) => moved(published_at))).toEqual(
      before.entries.map(({ published_at }) => plus(published_at, 3)),
    );
    expect(after.coupons).toEqual(
      before.coupons.map(({ code, valid_from, valid_to }) => ({
        code,
        valid_from: plus(valid_from, 3),
        valid_to: plus(valid_to, 3),
      })),
    );
    expect(await carts()).toEqual(cartsBefore);
    expect(after.products.some(({ special_to_date }) => special_to_date === "2026-11-24")).toBe(true);
  });

  it("changes nothing a second time on the same day, and comes back where it was", async () => {
    const before = await dates();
    await roll("2026-11-24T23:30:00+01:00");
    expect(await dates()).toEqual(before);
    // Clocks change between the two days; midnight stays midnight.
    await roll("2027-04-10T12:00:00+02:00");
    const spring = await dates();
    expect(
      spring.products
        .flatMap(({ news_to_date }) => news_to_date ?? [])
        .some((stamp) => stamp.endsWith("T22:00:00.000Z")),
    ).toBe(true);
    await roll("2026-11-24T12:00:00+01:00");
    expect(await dates()).toEqual(before);
  });
});
