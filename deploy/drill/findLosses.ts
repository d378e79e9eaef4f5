import type { Fact } from "./openLog.ts";
import type { Tables } from "./readTables.ts";

type Noted = Fact & { readonly at: number };

/** What must be empty. */
export interface Losses {
  /** What a shopper was told, and is not so. */
  readonly lost: ReadonlyArray<Noted>;
  /** Carts that became more than one order. */
  readonly twice: ReadonlyArray<string>;
  /** Products and time slots of which more was sold than there is. */
  readonly oversold: ReadonlyArray<string>;
}

interface Known {
  readonly facts: ReadonlyArray<Noted>;
  /** The stock of counted products before the first order, by id. */
  readonly stock: ReadonlyMap<number, number>;
}

function findLost({ carts, orders, paid }: Tables, facts: ReadonlyArray<Noted>): ReadonlyArray<Noted> {
  const revisions = new Map(carts.map(({ id, revision }) => [id, revision]));
  const totals = new Map(orders.map(({ transaction, total }) => [transaction, total]));
  const received = new Set(paid);
  const holds = (fact: Fact): boolean => {
    if (fact.kind === "cart") return (revisions.get(fact.cart) ?? -1) >= fact.revision;
    if (fact.kind === "payment") return received.has(fact.transaction);
    return totals.get(fact.transaction) === fact.total;
  };
  return facts.filter((fact) => !holds(fact));
}

/** In the tables, or by what a shopper was told. */
function findTwice({ orders }: Tables, facts: ReadonlyArray<Noted>): ReadonlyArray<string> {
  const transactions = new Map<string, Set<string>>();
  const told = facts.flatMap((fact) => (fact.kind === "order" ? fact : []));
  for (const { cart, transaction } of [...orders, ...told])
    transactions.set(cart, (transactions.get(cart) ?? new Set()).add(transaction));
  return [...transactions].flatMap(([cart, { size }]) => (size > 1 ? cart : []));
}

/** Sold and left pieces must add up to what there was. */
const findOversoldStock = ({ products }: Tables, stock: Known["stock"]): ReadonlyArray<string> =>
  products
    .filter(({ id, left, sold }) => left < 0 || left + sold !== stock.get(id))
    .map(({ id, left, sold }) => `product ${id}: there were ${stock.get(id)}, ${sold} are sold, ${left} are left`);

/** Counts orders, because the places are the shop's own count. */
function findOversoldSlots({ orders, slots }: Tables): ReadonlyArray<string> {
  const ordersAt = (time: string) => orders.filter(({ slot, isCancelled }) => slot === time && !isCancelled).length;
  return slots
    .filter(({ time, places }) => ordersAt(time) > places)
    .map(({ time, places }) => `time slot ${time}: ${ordersAt(time)} orders, ${places} places`);
}

/** Compares what shoppers were told with the tables. */
export const findLosses = (tables: Tables, { facts, stock }: Known): Losses => ({
  lost: findLost(tables, facts),
  twice: findTwice(tables, facts),
  oversold: [...findOversoldStock(tables, stock), ...findOversoldSlots(tables)],
});
