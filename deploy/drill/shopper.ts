import { setTimeout as pause } from "node:timers/promises";
import * as Schema from "effect/Schema";
import { formIn } from "../../apps/backend/src/testing/formIn.ts";
import { type Client, openClient } from "./openClient.ts";
import type { Log } from "./openLog.ts";
import { shopperTexts } from "./shopper.text.hu.ts";

/** What all shoppers go by. */
export interface Surroundings {
  readonly address: string;
  readonly log: Log;
  /** Products that can be ordered; of the first ones there are few. */
  readonly products: ReadonlyArray<string>;
  /** Time slots of few places. */
  readonly slots: ReadonlyArray<string>;
  /** Whether nobody comes any more. */
  readonly isClosing: () => boolean;
  /** Whether a request is sent no more. */
  readonly hasEnded: () => boolean;
}

const Cart = Schema.Struct({ id: Schema.String, revision: Schema.Number });
const Created = Schema.Struct({ createCart: Cart });
const Updated = Schema.Struct({ updateCart: Cart });
const Ordered = Schema.Struct({
  createOrder: Schema.Struct({
    transaction_id: Schema.String,
    rewrite_url: Schema.NullOr(Schema.String),
    order: Schema.Struct({ total_amount: Schema.Number }),
  }),
});
const Anything = Schema.Unknown;

const queries = {
  list: "{ products(first: 24) { data { id name price } } }",
  create: "mutation { createCart { id revision } }",
  update: "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id revision } }",
  order: `mutation ($input: CreateOrderInput!) {
    createOrder(orderInput: $input) { transaction_id rewrite_url order { total_amount } } }`,
};

interface Visit extends Surroundings {
  readonly client: Client;
  /** Counts all visits. */
  readonly number: number;
}

/** One of a list, another one at each visit. */
const turn = <Value>(list: ReadonlyArray<Value>, number: number): Value | undefined => list[number % list.length];

async function browse({ client, number }: Visit): Promise<void> {
  await client.send("page", turn(shopperTexts.pages, number) ?? "/");
  await client.ask("list", { query: queries.list }, Anything);
}

/** Changes the cart; `false` when that is refused. */
async function update({ client, log }: Visit, input: Readonly<Record<string, unknown>>): Promise<boolean> {
  const changed = await client.ask("cart", { query: queries.update, variables: { input } }, Updated);
  if (changed === null) return false;
  log.rely({ kind: "cart", cart: changed.updateCart.id, revision: changed.updateCart.revision });
  return true;
}

/** Fills a cart, piece by piece, and says where it goes and how it is paid. */
async function fill(visit: Visit): Promise<string | null> {
  const { client, log, number, products, slots } = visit;
  const created = await client.ask("cart", { query: queries.create }, Created);
  if (created === null) return null;
  const { id, revision } = created.createCart;
  log.rely({ kind: "cart", cart: id, revision });
  for (const piece of [1, 2, 3]) {
    await update(visit, { id, products: [{ product_id: turn(products, number), piece }] });
    await pause(100);
  }
  const courier = {
    shipping_method: "1",
    timetable_time_slot: turn(slots, number),
    shipping_address: { ...shopperTexts.address, telephone: shopperTexts.telephone },
  };
  const details = {
    id,
    payment_method: number % 3 === 0 ? "4" : "2",
    contact_data: shopperTexts.contact,
    billing_address: shopperTexts.address,
  };
  const isDelivered = number % 2 === 0 && (await update(visit, { ...details, ...courier }));
  return isDelivered || (await update(visit, { ...details, shipping_method: "4" })) ? id : null;
}

/** Presses the provider's button, and returns its page that leads back; `null` without a button, when the shop knows no such payment. */
async function approve(page: string): Promise<string | null> {
  const { address, fields } = formIn(page);
  if (address === "") return null;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, choice: "approve" }).toString(),
  });
  if (!answer.ok) throw new Error(`The provider of payments answers ${answer.status}`);
  return await answer.text();
}

async function pay(visit: Visit, { at, transaction }: { readonly at: string; readonly transaction: string }) {
  const { client, log } = visit;
  const form = await client.send("payment", new URL(at).pathname);
  if (form.verdict !== "answered") return;
  const approved = await approve(form.text);
  if (approved === null) {
    log.note({ call: "payment", status: 500, code: "no form", waits: false, isWrite: false });
    return;
  }
  const { address, fields = {} } = formIn(approved);
  const back = await client.send("payment", new URL(address).pathname, {
    method: "POST",
    isWrite: true,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  if (back.verdict !== "answered") return;
  if (back.location?.endsWith(transaction) === true) log.rely({ kind: "payment", transaction });
  // The page of unknown payments: no shopper may see it.
  else log.note({ call: "payment", status: 500, code: `led to ${back.location}`, waits: false, isWrite: false });
}

async function visitOnce(visit: Visit): Promise<void> {
  await browse(visit);
  const cart = await fill(visit);
  if (cart === null) return;
  const { client, log } = visit;
  const ordered = await client.ask("order", { query: queries.order, variables: { input: { cart_id: cart } } }, Ordered);
  if (ordered === null) return;
  const { transaction_id: transaction, rewrite_url: at, order } = ordered.createOrder;
  log.rely({ kind: "order", cart, transaction, total: order.total_amount });
  if (at !== null) await pay(visit, { at, transaction });
}

/** Shoppers who come one after another, each from a network of their own, until the shop closes. */
export async function shop(surroundings: Surroundings, { nextNumber }: { readonly nextNumber: () => number }) {
  const { address, log, hasEnded, isClosing } = surroundings;
  while (!isClosing()) {
    const number = nextNumber();
    const network = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
    await visitOnce({ ...surroundings, number, client: openClient(address, { log, network, hasEnded }) });
    await pause(100);
  }
}
