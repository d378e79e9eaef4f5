import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scripts } from "../runs.test.config.ts";
import { ids } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { recordPrices } from "./recordPrices.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const day = 24 * 60 * 60_000;
const firstDay = Date.parse("2026-01-01T12:00:00Z");
const regular = 1000;

/** A product's price on one day. Days that are left out had neither a request nor a job. */
const prices = fc.constantFrom(regular, 1100, 900, 800, 700);
const seen = fc
  .uniqueArray(fc.record({ day: fc.nat({ max: 90 }), price: prices }), {
    selector: ({ day }) => day,
    minLength: 1,
    maxLength: 12,
  })
  .map((all) => all.toSorted((a, b) => a.day - b.day));

interface Seen {
  readonly day: number;
  readonly price: number;
}

/**
 * The slow reference: looks at each day for the lowest price of the 30 days before the present price; `undefined` where
 * none is known.
 */
function lowestBefore(all: ReadonlyArray<Seen>): number | null | undefined {
  const priceOn = (date: number): number | undefined => all.findLast(({ day }) => day <= date)?.price;
  const last = all.at(-1);
  if (last === undefined || last.price >= regular) return null;
  let start = last.day;
  while (start > 0 && priceOn(start - 1) === last.price) start -= 1;
  const known = Array.from({ length: 30 }, (_, index) => priceOn(start - 1 - index)).flatMap((price) => price ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

it("[LAW-1] gives the lowest price of the 30 days before a reduction, or the seeded one where the history is unknown", async () => {
  const { db } = backend.database;
  const given = 950;
  await fc.assert(
    fc.asyncProperty(seen, async (all) => {
      await db.deleteFrom("price_runs").execute();
      await db.updateTable("products").set({ lowest_price_30d: given }).where("id", "=", ids.pear).execute();
      for (const [index, { day: date, price }] of all.entries()) {
        await db
          .updateTable("product_index")
          .set({ price: regular, current_price: price })
          .where("product_id", "=", ids.pear)
          .execute();
        await recordPrices(db, { now: new Date(firstDay + date * day) });
        const { lowest_price_30d } = await db
          .selectFrom("products")
          .where("id", "=", ids.pear)
          .select("lowest_price_30d")
          .executeTakeFirstOrThrow();
        const expected = lowestBefore(all.slice(0, index + 1));
        // The seeded price counts only for the first reduction.
        const left = all.slice(0, index + 1).some((each) => each.price >= regular) ? null : given;
        expect(lowest_price_30d).toBe(expected === undefined ? left : expected);
      }
    }),
    scripts,
  );
});
