import type { Database } from "@kamra/backend";
import type { Fact } from "./openLog.ts";
import { shopperTexts } from "./shopper.text.hu.ts";

/** What must be empty. */
export interface Losses {
  /** What a shopper was told, and is not so. */
  readonly lost: ReadonlyArray<Fact & { readonly at: number }>;
  /** Carts that became more than one order. */
  readonly twice: ReadonlyArray<string>;
  /** Products and time slots of which more was sold than there is. */
  readonly oversold: ReadonlyArray<string>;
}

interface Known {
  readonly facts: ReadonlyArray<Fact & { readonly at: number }>;
  /** The stock of counted products before the first order, by id. */
  readonly stock: ReadonlyMap<number, number>;
}

type Db = Database["db"];

async function readState(db: Db) {
  const [carts, orders, paid] = await Promise.all([
    db.selectFrom("carts").select(["id", "revision"]).execute(),
    db.selectFrom("orders").select(["transaction_id", "cart_id", "total_amount"]).execute(),
    db
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .where("payments.status", "=", "RECEIVED")
      .select("orders.transaction_id")
      .execute(),
  ]);
  return {
    revisions: new Map(carts.map(({ id, revision }) => [id, revision])),
    orders,
    totals: new Map(orders.map(({ transaction_id: id, total_amount: total }) => [id, total])),
    paid: new Set(paid.map(({ transaction_id: id }) => id)),
  };
}

async function findLost(db: Db, { facts }: Known) {
  const { revisions, orders, totals, paid } = await readState(db);
  const holds = (fact: Fact): boolean => {
    if (fact.kind === "cart") return (revisions.get(fact.cart) ?? -1) >= fact.revision;
    if (fact.kind === "payment") return paid.has(fact.transaction);
    return totals.get(fact.transaction) === fact.total;
  };
  const carts = orders.map(({ cart_id: cart }) => cart);
  const told = new Map<string, Set<string>>();
  for (const fact of facts)
    if (fact.kind === "order") told.set(fact.cart, (told.get(fact.cart) ?? new Set()).add(fact.transaction));
  const toldTwice = [...told].flatMap(([cart, transactions]) => (transactions.size > 1 ? cart : []));
  return {
    lost: facts.filter((fact) => !holds(fact)),
    twice: [...carts.filter((cart, index) => carts.indexOf(cart) !== index), ...toldTwice],
  };
}

/** Sold and left pieces must add up to what there was. */
async function findOversoldStock(db: Db, { stock }: Known): Promise<ReadonlyArray<string>> {
  const sold = await db
    .selectFrom("products")
    .leftJoin("order_products", "order_products.product_id", "products.id")
    .leftJoin("orders", "orders.id", "order_products.order_id")
    .where("products.id", "in", [...stock.keys()])
    .groupBy(["products.id", "products.stock"])
    .select(({ fn }) => [
      "products.id",
      "products.stock",
      fn.sum<number>("order_products.quantity").filterWhere("orders.status", "<>", "CANCELED").as("sold"),
    ])
    .execute();
  return sold
    .filter(({ id, stock: left, sold: pieces }) => Number(left) < 0 || Number(left) + Number(pieces) !== stock.get(id))
    .map(
      ({ id, stock: left, sold: pieces }) => `product ${id}: ${stock.get(id)} there were, ${pieces} sold, ${left} left`,
    );
}

/** Counts orders, because the places are the shop's own count. */
async function findOversoldSlots(db: Db): Promise<ReadonlyArray<string>> {
  const slots = await db
    .selectFrom("time_slots")
    .innerJoin("time_ranges", "time_ranges.id", "time_slots.time_range_id")
    .innerJoin("courier_postcodes", "courier_postcodes.sector_id", "time_slots.sector_id")
    .where("courier_postcodes.postcode", "=", shopperTexts.address.postcode)
    .select(["time_slots.id", "time_slots.order_limit", "time_slots.range_date", "time_ranges.time_from"])
    .execute();
  const orders = await db.selectFrom("orders").where("status", "<>", "CANCELED").select("time_slot").execute();
  const ordered = orders.map(({ time_slot: slot }) => slot && `${slot.range_date} ${slot.time_from}`);
  return slots
    .map((slot) => ({
      ...slot,
      orders: ordered.filter((time) => time === `${slot.range_date} ${slot.time_from}`).length,
    }))
    .filter((slot) => slot.orders > slot.order_limit)
    .map((slot) => `time slot ${slot.id}: ${slot.orders} orders, ${slot.order_limit} places`);
}

/** Compares what shoppers were told with the tables, past the shop. */
export async function findLosses(db: Db, known: Known): Promise<Losses> {
  const [found, stock, slots] = await Promise.all([
    findLost(db, known),
    findOversoldStock(db, known),
    findOversoldSlots(db),
  ]);
  return { ...found, oversold: [...stock, ...slots] };
}
