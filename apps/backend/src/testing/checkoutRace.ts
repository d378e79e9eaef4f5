import { randomUUID } from "node:crypto";
import fc from "fast-check";
import {
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
} from "kysely";
import { randomId } from "../database/randomId.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { holdTimeSlot } from "../delivery/holdTimeSlot.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "./firstNow.ts";
import { billing_address, contact_data, shipping_address } from "./orderClient.ts";

/** How a shopper presses the button: each entry is a press at the same moment, then each further list a press after those. */
const pressings = {
  once: [["a"]],
  doubleClick: [["a", "a"]],
  twoTabs: [["a", "b"]],
  retry: [["a"], ["a"]],
  twoTabsAndRetry: [["a", "b", "a"], ["b"]],
  withoutKey: [[null, null]],
} as const;
type Pressing = keyof typeof pressings;

/** As many checkouts run at a time as there are connections, so that each has its own. */
export const connections = 16;

interface Checkout {
  readonly cart: string;
  readonly wantsCourier: boolean;
  readonly pressing: Pressing;
}

/** Returns the order's id, or the reason of its refusal. */
type Press = (cart: string, key: string | null) => Promise<string>;

/** Shoppers at the checkout, the same ones at every run. */
export const checkouts = (count: number): Checkout[] =>
  fc
    .sample(
      fc.record({
        wantsCourier: fc.boolean(),
        pressing: fc.constantFrom(...Object.keys(pressings).filter((name): name is Pressing => name in pressings)),
      }),
      { numRuns: count, seed: 20261121 },
    )
    .map((checkout) => ({ ...checkout, cart: randomId() }));

async function inParallel<Task>(tasks: ReadonlyArray<Task>, run: (task: Task) => Promise<void>): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await run(task);
    }),
  );
}

/** Their carts, each ready to be ordered. */
export async function insertCarts(db: Kysely<DatabaseSchema>, all: ReadonlyArray<Checkout>): Promise<void> {
  for (let from = 0; from < all.length; from += 100) {
    const carts = all.slice(from, from + 100);
    await db
      .insertInto("carts")
      .values(
        carts.map(({ cart, wantsCourier }) => ({
          id: cart,
          shipping_method_id: wantsCourier ? 1 : 4,
          payment_method_id: 2,
          ...contact_data,
        })),
      )
      .execute();
    await db
      .insertInto("cart_products")
      .values(
        carts.map(({ cart }) => ({
          cart_id: cart,
          product_id: ids.milk,
          quantity: 1,
          quantity_type: "default" as const,
          alternative_quantity: null,
          gift_card_text: null,
          ribbon_color: null,
        })),
      )
      .execute();
    await db
      .insertInto("cart_billing_addresses")
      .values(
        carts.map(({ cart }) => ({
          cart_id: cart,
          saved_address_id: null,
          is_company: false,
          vat_number: null,
          ...billing_address,
        })),
      )
      .execute();
    await db
      .insertInto("cart_shipping_addresses")
      .values(carts.map(({ cart }) => ({ cart_id: cart, ...shipping_address })))
      .execute();
  }
}

/** All shoppers press at the same time; those who choose the courier first request a time slot. Returns each answer. */
export async function checkOut(
  db: Kysely<DatabaseSchema>,
  {
    all,
    slots,
    press,
  }: { readonly all: ReadonlyArray<Checkout>; readonly slots: ReadonlyArray<number>; readonly press: Press },
) {
  const told = new Map<string, string[]>();
  // In turn, so that more want each slot than it takes.
  let couriers = 0;
  await inParallel(all, async ({ cart, wantsCourier, pressing }) => {
    if (wantsCourier) {
      const slotId = slots[couriers % slots.length] ?? null;
      couriers += 1;
      const refusal = await db
        .transaction()
        .execute((transaction) => holdTimeSlot(transaction, { cartId: cart, slotId, now: new Date(firstNow) }));
      // Shoppers who come too late choose pickup.
      if (refusal !== null)
        await db.updateTable("carts").set({ shipping_method_id: 4 }).where("id", "=", cart).execute();
    }
    const keys = { a: randomUUID(), b: randomUUID() };
    const answers: string[] = [];
    for (const presses of pressings[pressing]) {
      answers.push(...(await Promise.all(presses.map((key) => press(cart, key && keys[key])))));
    }
    told.set(cart, answers);
  });
  return told;
}

/** Counts what must not happen: second orders, lost carts, wrong answers, oversold time slots. */
export async function findTrouble(
  db: Kysely<DatabaseSchema>,
  { all, told }: { readonly all: ReadonlyArray<Checkout>; readonly told: ReadonlyMap<string, ReadonlyArray<string>> },
) {
  const orders = await db.selectFrom("orders").select(["id", "cart_id"]).execute();
  const idsOf = new Map<string, string[]>();
  for (const { id, cart_id } of orders) idsOf.set(cart_id, [...(idsOf.get(cart_id) ?? []), String(id)]);
  const slots = await db
    .selectFrom("time_slot_places")
    .groupBy("time_slot_id")
    .select(({ fn }) => ["time_slot_id", fn.countAll<number>().as("taken"), fn.max("order_limit").as("limit")])
    .execute();
  return {
    duplicates: all.filter(({ cart }) => (idsOf.get(cart) ?? []).length > 1).length,
    lost: all.filter(({ cart }) => (idsOf.get(cart) ?? []).length === 0).length,
    toldOtherwise: all.filter(({ cart }) => new Set([...(told.get(cart) ?? []), ...(idsOf.get(cart) ?? [])]).size !== 1)
      .length,
    oversold: slots.filter(({ taken, limit }) => taken > limit).length,
    courierOrders: slots.reduce((sum, { taken }) => sum + taken, 0),
  };
}

/** Removes the row locks from every statement. */
export class WithoutLocks extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.transformNode(node, queryId);
  }
  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return { ...super.transformSelectQuery(node, queryId), endModifiers: [] };
  }
}
