import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import type { Database } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { openDatabase } from "./openDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: "server", url: await emptyDatabase(), connections: 1 });
});
afterAll(async () => {
  await database.close();
});

const prepared = async (db: Kysely<DatabaseSchema>, text: string) =>
  (
    await sql<{
      name: string;
    }>`select name from pg_prepared_statements where strpos(statement, ${text}) > 0 and statement not like '%pg_prepared%'`.execute(
      db,
    )
  ).rows;

it("a statement is prepared the first time, and run by its name from then on", async () => {
  const { db } = database;
  const ask = (id: number) => db.selectFrom("products").where("id", "=", id).select("name").execute();
  expect(await ask(1)).toEqual([]);
  const [statement] = await prepared(db, 'select "name" from "products"');
  expect(statement?.name).toMatch(/^[\w-]{43}$/);
  for (const id of [2, 3, 4]) await ask(id);
  const { rows } = await sql<{
    runs: number;
  }>`select generic_plans + custom_plans as runs from pg_prepared_statements where name = ${statement?.name}`.execute(
    db,
  );
  expect(rows).toEqual([{ runs: 4 }]);
});

it("does not prepare a statement of more than 5000 letters, and still answers it", async () => {
  const { db } = database;
  const ask = (letters: number) =>
    sql<{ one: number }>`select ${1}::integer as one ${sql.raw(`-- ${"x".repeat(letters)}`)}`.execute(db);
  expect((await ask(5000)).rows).toEqual([{ one: 1 }]);
  expect(await prepared(db, "xxx")).toEqual([]);
  await ask(1000);
  expect(await prepared(db, "xxx")).toHaveLength(1);
});

it("prepares up to the limit, and still answers further statements", async () => {
  const { db } = database;
  for (let number = 0; number < 250; number += 1) {
    const { rows } = await sql<{ sum: number }>`select ${sql.lit(number)} + ${1}::integer as sum`.execute(db);
    expect(rows).toEqual([{ sum: number + 1 }]);
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ count: 200 }]);
});

it("counts connections, and requests that wait for one", async () => {
  const { db, connections } = database;
  expect(connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  const waited = await db.transaction().execute(async (transaction) => {
    const other = sql`select 1`.execute(db);
    expect(connections?.()).toEqual({ open: 1, idle: 0, waiting: 1 });
    await sql`select 1`.execute(transaction);
    // Not the promise itself: the transaction would wait for what waits for its connection.
    return { other };
  });
  await waited.other;
});
