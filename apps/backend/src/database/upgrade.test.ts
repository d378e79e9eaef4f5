import { sql } from "kysely";
import { expect, it } from "vitest";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { firstRelease, firstReleaseRows } from "../testing/firstReleaseRows.ts";
import type { Database } from "./Database.ts";
import { migrate, migrateTo } from "./migrate.ts";
import { openDatabase } from "./openDatabase.ts";
import { randomId } from "./randomId.ts";

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
  // A backend makes the index anew when rules of search have changed.
  if (table === "product_index") return { product_id: row["product_id"] };
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
    await migrateTo(database.db, firstRelease);
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

interface UpgradedOrder {
  readonly total_amount: number;
  readonly donation_amount: number;
  readonly fees: ReadonlyArray<{ readonly vat: number; readonly amount: number; readonly vat_amount: number }>;
  readonly lines: ReadonlyArray<{
    readonly vat: number;
    readonly total: number;
    readonly deposit: number;
    readonly discount: number;
    readonly vat_amount: number;
  }>;
}

it("[ORDER-12] [LAW-6] An old order with two VAT rates keeps its totals when its lines get their costs.", async () => {
  const database = await openDatabase({ kind: "memory" });
  await migrateTo(database.db, "0046-name-alternative-units");
  await sql
    .raw(
      `insert into orders (transaction_id, cart_id, created_at, status, cancellable_until, shipping_method_id, shipping_method_name,
         payment_method_id, payment_method_name, shipping_address, user_type, affiliation, weight, goods_amount, deposit_amount,
         discount_amount, delivery_amount, cash_on_delivery_amount, boxing_amount, donation_amount, total_amount)
       values ('${randomId()}', '${randomId()}', '2026-01-04 00:00+00', 'COMPLETE', '2026-01-04 19:00+00', 1, 'Kamra',
         2, 'Utánvét', '{"postcode": 1186, "city": "Budapest"}', 'GUEST', 'B2C', 0, 7603, 100, -751, 990, 390, 150, 200, 8682)`,
    )
    .execute(database.db);
  await sql
    .raw(
      `insert into order_products (order_id, line, product_id, name, quantity, quantity_name, quantity_type, sliced, substitution, is_returnable, price, total, vat)
       select id, line, line, 'Áru', quantity, 'db', 'default', false, 'LEAVE_OUT', true, price, total, vat
       from orders, (values (1, 1, 3049, 3049, 27), (2, 4, 939, 3756, 5), (3, 2, 399, 898, 27)) as bought (line, quantity, price, total, vat)`,
    )
    .execute(database.db);

  await migrate(database);

  const { rows } = await sql<UpgradedOrder>`
    select total_amount, donation_amount, fees, (
      select jsonb_agg(to_jsonb(p) order by line) from order_products p where order_id = o.id) as lines
    from orders o`.execute(database.db);
  const { total_amount: total, donation_amount: donation, fees, lines } = rows[0] ?? expect.fail("The order is gone");
  const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0);
  expect({ total, donation, deposits: lines.map(({ deposit }) => deposit) }).toEqual({
    total: 8682,
    donation: 200,
    deposits: [0, 0, 100],
  });
  expect(sum(lines.map(({ discount }) => discount))).toBe(-751);
  const taxed = [...lines.map((line) => ({ ...line, amount: line.total - line.deposit + line.discount })), ...fees];
  expect(sum(taxed.map(({ amount }) => amount)) + 100 + donation).toBe(total);
  for (const rate of [5, 27]) {
    const same = taxed.filter(({ vat }) => vat === rate);
    const gross = sum(same.map(({ amount }) => amount));
    expect(sum(same.map(({ vat_amount }) => vat_amount))).toBe(Math.round((gross * rate) / (100 + rate)));
  }
  await database.close();
});
