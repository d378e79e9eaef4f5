import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import type { DatabaseLocation } from "../database/Database.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { ids, smallSeed } from "../seed/smallSeed.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import type { CatalogueSeed } from "./CatalogueSeed.ts";

/** One that is still there when it is opened again. */
const database = async (): Promise<DatabaseLocation> =>
  inject("isFull") ? { kind: "folder", path: temporaryFolder() } : { kind: "server", url: await emptyDatabase() };

/** The same catalogue again, but without one product. */
const nextSeed: CatalogueSeed = {
  version: "small without beer",
  async fill(db, options) {
    await smallSeed.fill(db, options);
    await db.deleteFrom("products").where("id", "=", ids.beer).execute();
  },
};

const totalQuery = "{ products(first: 100) { paginatorInfo { total } } }";
const total = (count: number) => ({ products: { paginatorInfo: { total: count } } });

it("is filled at the first start alone, and a start with another seed changes and locks nothing", async () => {
  const kept = await database();
  const first = await startTestBackend({ database: kept });
  expect((await first.ask(totalQuery)).data).toEqual(total(11));
  // An order that is being placed holds its products; a folder has one process.
  const ordering = kept.kind === "server" ? await first.database.db.startTransaction().execute() : null;
  if (ordering) await ordering.selectFrom("products").orderBy("id").forUpdate().select("id").execute();
  else await first.close();
  const next = await startTestBackend({ database: kept, seed: { ...nextSeed, rollDates: () => expect.unreachable() } });
  expect((await next.ask(totalQuery)).data).toEqual(total(11));
  expect(await (await next.fetch("/ready")).json()).toMatchObject({ seed: "small" });
  await ordering?.rollback().execute();
  await next.close();
  if (ordering) await first.close();
});

it("is not filled when the shop has products of its own", async () => {
  const kept = await database();
  const first = await startTestBackend({ database: kept });
  await first.database.db.deleteFrom("meta").execute();
  await first.close();
  const next = await startTestBackend({ database: kept, seed: nextSeed });
  expect((await next.ask(totalQuery)).data).toEqual(total(11));
  await next.close();
});

it("stays empty when filling it fails", async () => {
  const url = await emptyDatabase();
  const failing: CatalogueSeed = {
    version: "failing",
    async fill(db, options) {
      await smallSeed.fill(db, options);
      throw new Error("The seed ran dry");
    },
  };
  await expect(startTestBackend({ database: { kind: "server", url }, seed: failing })).rejects.toThrow(
    "The seed ran dry",
  );
  const after = await startTestBackend({ database: { kind: "server", url } });
  expect((await after.ask(totalQuery)).data).toEqual(total(11));
  await after.close();
});

it("is counted, and nothing waits to be put into the indexes of lists and searches", async () => {
  const backend = await startTestBackend();
  const { db } = backend.database;
  const { rows: counted } =
    await sql`select reltuples::integer as products from pg_class where relname = 'product_index'`.execute(db);
  expect(counted).toEqual([{ products: 12 }]);
  await db.updateTable("product_index").set({ current_price: 7 }).execute();
  const { rows: waiting } = await sql`
    select indexrelid::regclass::text as name, gin_clean_pending_list(indexrelid)::integer as pages
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = 'product_index'::regclass and amname = 'gin' order by 1`.execute(db);
  expect(waiting).toEqual(
    ["category_ids", "option_ids", "search"].map((column) => ({ name: `product_index_${column}_idx`, pages: 0 })),
  );
  await backend.close();
});
