import { roundedProduct } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { costsOf } from "../costsOf.ts";
import { runStatements } from "../runStatements.ts";
import type { OrderAmounts } from "../tables/OrderTables.ts";

const add = [
  // The defaults are for processes of the release before, which still run while this one starts.
  `alter table order_products
     add deposit integer not null default 0 check (deposit between 0 and total),
     add discount integer not null default 0 check (discount <= 0 and total - deposit + discount >= 0),
     add vat_amount integer not null default 0 check (vat_amount >= 0)`,
  "alter table orders add fees jsonb not null default '[]'",
];

const down = [
  "alter table orders drop fees",
  "alter table order_products drop deposit, drop discount, drop vat_amount",
];

interface KeptLine {
  readonly line: number;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  readonly vat: number | null;
}

interface KeptOrder extends OrderAmounts {
  readonly id: number;
  readonly lines: ReadonlyArray<KeptLine>;
}

const batchSize = 500;

async function readBatch(db: Kysely<unknown>, after: number): Promise<ReadonlyArray<KeptOrder>> {
  const { rows } = await sql<KeptOrder>`
    select o.*, coalesce((
      select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity, 'price', price, 'total', total, 'vat', vat) order by line)
      from order_products where order_id = o.id), '[]') as lines
    from orders o where id > ${after} order by id limit ${batchSize}`.execute(db);
  return rows;
}

/** The orders do not know which lines their coupon counted: as their refunds did, they share the discount among all goods. */
async function keepCosts(db: Kysely<unknown>, { id, lines, ...amounts }: KeptOrder): Promise<void> {
  const bought = lines.map((line) => ({
    ...line,
    deposit: line.total - roundedProduct(line.price, line.quantity),
    isDiscounted: true,
  }));
  const costs = costsOf(bought, amounts);
  await sql`
    update order_products set deposit = kept.deposit, discount = kept.discount, vat_amount = kept.vat_amount
    from jsonb_to_recordset(${JSON.stringify(costs.lines)}::jsonb)
      as kept (line integer, deposit integer, discount integer, vat_amount integer)
    where order_products.order_id = ${id} and order_products.line = kept.line`.execute(db);
  await sql`update orders set fees = ${JSON.stringify(costs.fees)}::jsonb where id = ${id}`.execute(db);
}

async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(add)(db);
  for (let batch = await readBatch(db, 0); batch.length > 0; batch = await readBatch(db, batch.at(-1)?.id ?? 0))
    for (const order of batch) await keepCosts(db, order);
}

/** What each line of an order really cost: its deposit, its part of the discount, its VAT, and the fees by VAT rate. */
export const keepLineCosts: Migration = { up, down: runStatements(down) };
