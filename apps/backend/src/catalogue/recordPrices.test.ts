import { expect, it } from "vitest";
import { rollDates } from "../seed/rollDates.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";

onBothDatabases("what products cost before", (backend) => {
  const db = () => backend().database.db;
  const shown = async () => {
    const { data } = await backend().ask<{ getProductById: { lowest_price_30d: number | null } }>(
      `{ getProductById(id: "${ids.milk}") { lowest_price_30d } }`,
    );
    return data.getProductById.lowest_price_30d;
  };
  const runsOf = (id: number) =>
    db().selectFrom("price_runs").where("product_id", "=", id).orderBy("since").select(["price", "since"]).execute();

  it("[LAW-1] shows the former lowest price from a reduction's first request on", async () => {
    expect(await shown()).toBeNull();
    // Milk is 349 Ft from tomorrow on, for four days.
    backend().setNow("2026-11-22T00:00:10+01:00");
    expect(await shown()).toBe(399);
    backend().setNow("2026-11-25T23:59:00+01:00");
    expect(await shown()).toBe(399);
    backend().setNow("2026-11-26T00:00:10+01:00");
    expect(await shown()).toBeNull();
    expect((await runsOf(ids.milk)).map(({ price }) => price)).toEqual([399, 349, 399]);
  });

  it("[LAW-1] is kept by the backend's own job on a day without requests", async () => {
    await db()
      .updateTable("products")
      .set({ special_price: 299, special_from_date: "2026-12-01", special_to_date: "2026-12-01" })
      .where("id", "=", ids.milk)
      .execute();
    for (const day of ["01", "02"]) {
      backend().setNow(`2026-12-${day}T01:00:00+01:00`);
      await backend().runDueJobs();
    }
    expect((await runsOf(ids.milk)).map(({ price }) => price).slice(-2)).toEqual([299, 399]);
    // A new reduction within 30 days is measured from the lower price of then.
    await db()
      .updateTable("products")
      .set({ special_from_date: "2026-12-20", special_to_date: "2026-12-20" })
      .where("id", "=", ids.milk)
      .execute();
    backend().setNow("2026-12-20T01:00:00+01:00");
    expect(await shown()).toBe(299);
  });

  it("deletes future prices when the clock is set back", async () => {
    const before = await runsOf(ids.milk);
    backend().setNow("2026-12-01T12:00:00+01:00");
    await shown();
    const now = await runsOf(ids.milk);
    expect(before.length).toBeGreaterThan(now.length);
    expect(now.every(({ since }) => since <= "2026-12-01T11:00:00.000Z")).toBe(true);
  });

  it("moves with the dates of a shop to look at", async () => {
    await db().insertInto("meta").values({ key: "catalogue_day", value: "2026-12-01" }).execute();
    const before = await runsOf(ids.milk);
    await rollDates(db(), { now: new Date("2026-12-03T12:00:00+01:00") });
    expect(await runsOf(ids.milk)).toEqual(
      before.map(({ price, since }) => ({ price, since: new Date(Date.parse(since) + 2 * 86_400_000).toISOString() })),
    );
  });
});
