import type { Database } from "@kamra/backend";
import { shopperTexts } from "./shopper.text.hu.ts";

/** What the shop's tables say, past the shop. */
export interface Tables {
  readonly carts: ReadonlyArray<{ readonly id: string; readonly revision: number }>;
  readonly orders: ReadonlyArray<{
    readonly cart: string;
    readonly transaction: string;
    readonly total: number;
    readonly isCancelled: boolean;
    /** The day and hour of its delivery by the courier; `null` without one. */
    readonly slot: string | null;
  }>;
  /** The transactions that are paid by card. */
  readonly paid: ReadonlyArray<string>;
  /** Counted products: pieces that are left, and pieces in orders that stand. */
  readonly products: ReadonlyArray<{ readonly id: number; readonly left: number; readonly sold: number }>;
  readonly slots: ReadonlyArray<{ readonly time: string; readonly places: number }>;
}

type Db = Database["db"];

const timeOf = (slot: { readonly range_date: string; readonly time_from: string }): string =>
  `${slot.range_date} ${slot.time_from}`;

async function readOrders(db: Db): Promise<Tables["orders"]> {
  const rows = await db
    .selectFrom("orders")
    .select(["cart_id", "transaction_id", "total_amount", "status", "time_slot"])
    .execute();
  return rows.map((row) => ({
    cart: row.cart_id,
    transaction: row.transaction_id,
    total: row.total_amount,
    isCancelled: row.status === "CANCELED",
    slot: row.time_slot && timeOf(row.time_slot),
  }));
}

async function readProducts(db: Db, ids: ReadonlyArray<number>): Promise<Tables["products"]> {
  const rows = await db
    .selectFrom("products")
    .leftJoin("order_products", "order_products.product_id", "products.id")
    .leftJoin("orders", "orders.id", "order_products.order_id")
    .where("products.id", "in", ids)
    .groupBy(["products.id", "products.stock"])
    .select(({ fn }) => [
      "products.id",
      "products.stock",
      fn.sum<number>("order_products.quantity").filterWhere("orders.status", "<>", "CANCELED").as("sold"),
    ])
    .execute();
  return rows.map(({ id, stock, sold }) => ({ id, left: Number(stock), sold: Number(sold) }));
}

async function readSlots(db: Db): Promise<Tables["slots"]> {
  const rows = await db
    .selectFrom("time_slots")
    .innerJoin("time_ranges", "time_ranges.id", "time_slots.time_range_id")
    .innerJoin("courier_postcodes", "courier_postcodes.sector_id", "time_slots.sector_id")
    .where("courier_postcodes.postcode", "=", shopperTexts.address.postcode)
    .select(["time_slots.order_limit", "time_slots.range_date", "time_ranges.time_from"])
    .execute();
  return rows.map((row) => ({ time: timeOf(row), places: row.order_limit }));
}

/** Reads all that shoppers rely on. `counted` are the products whose stock is counted. */
export async function readTables(db: Db, { counted }: { readonly counted: ReadonlyArray<number> }): Promise<Tables> {
  const [carts, orders, paid, products, slots] = await Promise.all([
    db.selectFrom("carts").select(["id", "revision"]).execute(),
    readOrders(db),
    db
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .where("payments.status", "=", "RECEIVED")
      .select("orders.transaction_id")
      .execute(),
    readProducts(db, counted),
    readSlots(db),
  ]);
  return { carts, orders, paid: paid.map(({ transaction_id: id }) => id), products, slots };
}
