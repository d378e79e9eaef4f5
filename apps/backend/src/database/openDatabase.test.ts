import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import type { Database } from "./Database.ts";
import { openDatabase } from "./openDatabase.ts";
import { resetDatabase } from "./resetDatabase.ts";

let url: string;
let embedded: Database;
let onServer: Database;

beforeAll(async () => {
  url = await emptyDatabase();
  embedded = await openDatabase({ kind: "memory" });
  onServer = await openDatabase({ kind: "server", url });
});
afterAll(async () => {
  await embedded.close();
  await onServer.close();
});

it("knows how much of the process's memory an embedded database takes", () => {
  expect(embedded.ownBytes?.()).toBeGreaterThan(2 ** 26);
  expect(onServer.ownBytes).toBeNull();
});

it("lets the event loop turn between the statements of an embedded database, also within a transaction", async () => {
  const { db } = embedded;
  const one = sql`select 1 as one`;
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 50 }, () => one.execute(db)));
  const outside = turns;
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < 50; at += 1) await one.execute(transaction);
  });
  isCounting = false;
  expect(outside).toBeGreaterThanOrEqual(50);
  expect(turns - outside).toBeGreaterThanOrEqual(50);
});

const values = sql<Record<string, unknown>>`select
  count(*) as count, 9007199254740991::bigint as big, 0.18::numeric(12, 5) as scale, sum(0.1::numeric) as sum, 1.5::float8 as float,
  '2026-03-29'::date as day, '1900-01-01'::date as old_day,
  '2026-03-29 01:59:59.999+01'::timestamptz as instant, '2026-11-21 10:00+05:30'::timestamptz as far_instant,
  true as flag, null::date as absent, array[1, 2] as numbers, array['ő', 'a"b'] as texts, '[{"a": 1.5}]'::jsonb as json,
  fold('Árvíztűrő TÜKÖRFÚRÓGÉP') as folded, search_query(array['almák', 'kor'], '', ':*')::text as query, 'szőlő' collate "C" as text`;

const queryForLongerWords: unknown = expect.stringContaining("'kor':*");

it("gives the same types and values on both databases, days untouched by any time zone", async () => {
  const [fromEmbedded, fromServer] = await Promise.all(
    [embedded, onServer].map(async ({ db }) => (await values.execute(db)).rows[0]),
  );
  expect(fromEmbedded).toEqual({
    count: 1,
    big: 9007199254740991,
    scale: 0.18,
    sum: 0.1,
    float: 1.5,
    day: "2026-03-29",
    old_day: "1900-01-01",
    instant: "2026-03-29T00:59:59.999Z",
    far_instant: "2026-11-21T04:30:00.000Z",
    flag: true,
    absent: null,
    numbers: [1, 2],
    texts: ["ő", 'a"b'],
    json: [{ a: 1.5 }],
    folded: "arvizturo tukorfurogep",
    query: queryForLongerWords,
    text: "szőlő",
  });
  expect(fromServer).toEqual(fromEmbedded);
});

it("makes the same tables on both", async () => {
  const columns = sql<Record<string, unknown>>`
    select table_name, column_name, data_type, is_nullable, column_default, is_generated
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`;
  const constraints = sql<Record<string, unknown>>`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  for (const question of [columns, constraints]) {
    const { rows } = await question.execute(embedded.db);
    expect(rows.length).toBeGreaterThan(50);
    expect((await question.execute(onServer.db)).rows).toEqual(rows);
  }
});

it("is migrated by one process when several start at the same time", async () => {
  const address = await emptyDatabase();
  const crowd = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ kind: "server", url: address })));
  expect(await Promise.all(crowd.map(({ db }) => db.selectFrom("products").select("id").execute()))).toEqual([
    [],
    [],
    [],
    [],
  ]);
  await Promise.all(crowd.map(({ close }) => close()));
});

it("can be dropped, down to the last table, and created again", async () => {
  const address = await emptyDatabase();
  const location = { kind: "server", url: address } as const;
  const before = await openDatabase(location);
  await before.db.insertInto("carts").values({ id: "AAAAAAAAAAAAAAAAAAAAAA" }).execute();
  await before.close();
  await resetDatabase(location);
  const after = await openDatabase(location);
  expect(await after.db.selectFrom("carts").selectAll().execute()).toEqual([]);
  await after.close();
});

it("refuses a category that is not one level below its parent", async () => {
  const category = (id: number, parent_id: number | null, level: number) => ({
    id,
    parent_id,
    level,
    position: 1,
    name: "x",
    url_key: `x-${id}`,
    content: null,
    keywords: null,
    description: null,
    promotion_place: null,
  });
  await onServer.db
    .insertInto("categories")
    .values([category(1, null, 1), category(2, 1, 2)])
    .execute();
  for (const wrong of [category(3, 1, 3), category(3, null, 2), category(3, 3, 2), category(3, 2, 5)]) {
    await expect(onServer.db.insertInto("categories").values(wrong).execute()).rejects.toThrow(/constraint/);
  }
});

it("outlives a server that cuts its connections", async () => {
  const address = await emptyDatabase();
  const lost: Error[] = [];
  const { db, close } = await openDatabase(
    { kind: "server", url: address },
    { onConnectionLost: (error) => lost.push(error) },
  );
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(address).pathname.slice(1)}`.execute(
    onServer.db,
  );
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  // One connection has noticed its end; another may still notice it with its next statement.
  await expect.poll(() => db.selectFrom("carts").selectAll().execute()).toEqual([]);
  await close();
});

// Making a folder's files twice takes seconds: what a killed process leaves is for the full run.
it.runIf(inject("isFull"))(
  "starts over in a folder whose process was killed before it had created its files",
  async () => {
    const path = temporaryFolder();
    mkdirSync(join(path, "postgres.unfinished"));
    writeFileSync(join(path, "postgres.unfinished", "PG_VERSION"), "18");
    const first = await openDatabase({ kind: "folder", path });
    await first.db.insertInto("carts").values({ id: "AAAAAAAAAAAAAAAAAAAAAA" }).execute();
    await first.close();
    expect(readdirSync(path)).toEqual(["postgres"]);
    await resetDatabase({ kind: "folder", path });
    expect(readdirSync(path)).toEqual([]);
  },
);
