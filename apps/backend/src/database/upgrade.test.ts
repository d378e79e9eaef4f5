import { sql } from "kysely";
import { expect, it } from "vitest";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { firstRelease, firstReleaseRows } from "../testing/firstReleaseRows.ts";
import type { Database } from "./Database.ts";
import { migrate, migrateBackTo } from "./migrate.ts";
import { openDatabase } from "./openDatabase.ts";

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>;

async function readAll({ db }: Database): Promise<Map<string, Rows>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  const all = new Map<string, Rows>();
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: Rows[number];
    }>`select to_jsonb(t) as row from ${sql.table(name)} t order by t::text`.execute(db);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Columns and constraints, in any order. */
async function readSchema({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_generated) as part
    from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`.execute(db);
  return rows.map(({ part }) => part);
}

/** What must survive of a row of the first release. */
function keptOf(table: string, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  // A confirmation that was not sent yet now lists more.
  if (table === "mails") return { id: row["id"], recipient: row["recipient"] };
  // Personal prices of the first release had no owner and are dropped.
  const { personal_discount_price: _, ...kept } = row;
  return table === "products" ? kept : row;
}

it.each(["PGlite", "PostgreSQL"])(
  "A filled database of the first release on %s keeps every row through all migrations.",
  async (kind) => {
    const database = await openDatabase(
      kind === "PGlite" ? { kind: "memory" } : { kind: "server", url: await emptyDatabase() },
    );
    const made = await readSchema(database);
    await migrateBackTo(database.db, firstRelease);
    for (const statement of firstReleaseRows) await sql.raw(statement).execute(database.db);
    const before = await readAll(database);
    expect([...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);

    await migrate(database);

    expect(await readSchema(database)).toEqual(made);
    const after = await readAll(database);
    // Cards of before had no token that anything could be charged by.
    const kept = [...before].filter(([name]) => name !== "saved_credit_cards");
    expect(after.get("saved_credit_cards")).toEqual([]);
    for (const [name, rows] of kept) {
      expect(after.get(name), name).toHaveLength(rows.length);
      for (const row of rows) expect(after.get(name), name).toContainEqual(expect.objectContaining(keptOf(name, row)));
    }
    expect(after.get("orders")).toMatchObject([
      { id: 100_001, weight: 2 * 1330, post_point: null, withdrawable_until: "2026-01-19T23:00:00+00:00" },
      {
        id: 100_002,
        weight: 0,
        post_point: { id: "1", name: "Posta", working_hours: "8-18" },
        withdrawable_until: null,
      },
    ]);
    expect(after.get("order_products")).toMatchObject([
      { substitution: "LEAVE_OUT", total: 898, deposit: 100, discount: 0, vat_amount: 0 },
      { substitution: "LEAVE_OUT", total: 449, deposit: 50, discount: 0, vat_amount: 0 },
    ]);
    expect(after.get("mails")).toMatchObject([
      { data: { name: "Kovács Anna", lines: [{ name: "Tej 2,8% 1 l", piece: 2 }] } },
    ]);
    await database.close();
  },
);
