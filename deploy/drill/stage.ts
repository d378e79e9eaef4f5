import * as Schema from "effect/Schema";
import { openDatabase } from "@kamra/backend";
import pg from "pg";
import type { Settings } from "./fillTemplate.ts";
import { openClient } from "./openClient.ts";
import type { Log } from "./openLog.ts";
import type { Cluster } from "./openCluster.ts";
import { until } from "./processes.ts";
import { shopperTexts } from "./shopper.text.hu.ts";

/** What is scarce in the drill, so that shoppers race for it. */
export interface Stage {
  readonly products: ReadonlyArray<string>;
  readonly slots: ReadonlyArray<string>;
  /** The stock of counted products, by id. */
  readonly stock: ReadonlyMap<number, number>;
}

const scarce = { products: 4, pieces: 30, places: 4, slots: 12 };

/** The address of the shop's database: an owner of its own, as in a live shop. */
export const databaseUrl = (settings: Settings, door: "READER" | "WRITER" = "WRITER"): string =>
  `postgres://kamra:kamra@${settings[door]}/kamra`;

/** Runs statements one after another; `false` when there is no primary yet. */
async function run(connectionString: string, statements: ReadonlyArray<string>): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Makes the shop's role and its empty database, once HAProxy has found the primary. */
export async function makeDatabase(cluster: Cluster): Promise<void> {
  const url = cluster.addressOf("writer", "postgres");
  // HAProxy takes every node for a good one until it has asked.
  const statements = [
    "create temporary table probe ()",
    "create role kamra login password 'kamra'",
    "create database kamra owner kamra",
  ];
  await until("HAProxy leads to the primary", () => run(url, statements));
}

const List = Schema.Struct({
  products: Schema.Struct({
    data: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        status: Schema.String,
        adults_only: Schema.Boolean,
        default_quantity_name: Schema.String,
      }),
    ),
  }),
});
const Slots = Schema.Struct({
  timetableTimeSlots: Schema.Array(Schema.Struct({ id: Schema.String, status: Schema.String })),
});

async function readOffers(address: string, log: Log) {
  const client = openClient(address, { log, network: "10.255.0.1", hasEnded: () => true });
  const list = await client.ask(
    "list",
    { query: "{ products(first: 80) { data { id status adults_only default_quantity_name } } }" },
    List,
  );
  const variables = { postcode: shopperTexts.address.postcode };
  const slots = await client.ask(
    "slots",
    { query: "query ($postcode: Int) { timetableTimeSlots(postcode: $postcode) { id status } }", variables },
    Slots,
  );
  const pieces = (list?.products.data ?? []).filter(
    (product) => product.status === "AVAILABLE" && !product.adults_only && product.default_quantity_name === "db",
  );
  const open = (slots?.timetableTimeSlots ?? []).filter(({ status }) => status === "ACTIVE");
  return {
    products: pieces.slice(0, 40).map(({ id }) => id),
    // The last ones close last.
    slots: open.slice(-scarce.slots).map(({ id }) => id),
  };
}

/** Chooses what the shoppers buy, and makes some of it scarce. */
export async function setStage(
  address: string,
  { log, url }: { readonly log: Log; readonly url: string },
): Promise<Stage> {
  const { products, slots } = await readOffers(address, log);
  if (products.length < 2 * scarce.products || slots.length === 0)
    throw new Error("The shop offers too little to drill it");
  const { db, close } = await openDatabase({ kind: "server", url });
  try {
    const numbers = products.map(Number);
    await db
      .updateTable("products")
      .set({ stock: scarce.pieces })
      .where("id", "in", numbers.slice(0, scarce.products))
      .execute();
    await db
      .updateTable("time_slots")
      .set({ order_limit: scarce.places })
      .where("id", "in", slots.map(Number))
      .execute();
    const rows = await db.selectFrom("products").select(["id", "stock"]).where("id", "in", numbers).execute();
    return {
      products,
      slots,
      stock: new Map(rows.flatMap(({ id, stock }) => (stock === null ? [] : [[id, Number(stock)] as const]))),
    };
  } finally {
    await close();
  }
}
