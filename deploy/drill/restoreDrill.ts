import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import { contentsOf, createBackend, smallSeed } from "@kamra/backend";
import pg from "pg";
import { openArchivedServer } from "./archivedServer.ts";
import { until } from "./processes.ts";
import { say } from "./say.ts";
import { newestPostgres } from "./tools.ts";
import { root } from "../../scripts/setup/step.ts";

// npm run test:full -- restore   loses a shop's orders by a mistake and its machine, restores it to the time before, and compares
//                                the rows of all tables and the sum of all orders

/** Shoppers who order until they are told to stop. */
function sendShoppers(url: string) {
  const script = join(root, "apps/backend/src/testing/shopper.ts");
  const child = spawn(process.execPath, ["--conditions=@kamra/source", script, "server", url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let orders = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("order ")) orders += 1;
  });
  return {
    orders: () => orders,
    leave: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

/** The rows of all tables, and the sum of all orders. */
async function countAll(url: string): Promise<Readonly<Record<string, number>>> {
  const backend = await createBackend({ database: { kind: "server", url }, seed: smallSeed, logger: false });
  try {
    return await contentsOf(backend.database.db);
  } finally {
    await backend.close();
  }
}

/** Waits until a statement answers yes in its first column. */
const untilSo = (what: string, database: pg.Client, statement: string): Promise<void> =>
  until(what, async () => {
    const { rows } = await database.query<[boolean]>({ text: statement, rowMode: "array" });
    return rows[0]?.[0] === true;
  });

/** Deletes all orders, and says when they were still there. */
async function makeMistake(database: pg.Client): Promise<string> {
  const { rows } = await database.query<[string]>({ text: "select clock_timestamp()::text", rowMode: "array" });
  await database.query("truncate orders cascade");
  await database.query("create temporary table mistake as select pg_walfile_name(pg_switch_wal()) as log");
  await untilSo("the log is archived", database, "select last_archived_wal >= log from pg_stat_archiver, mistake");
  return rows[0]?.[0] ?? "";
}

async function loseOrders(url: string) {
  const database = new pg.Client(url);
  await database.connect();
  try {
    await untilSo(
      "no shopper is at work",
      database,
      `select not exists (select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend')`,
    );
    const before = await countAll(url);
    const time = await makeMistake(database);
    return { before, time, after: await countAll(url) };
  } finally {
    await database.end();
  }
}

const programs = newestPostgres();
if (programs === undefined) {
  console.log("[restore] Left out: it needs Debian's package postgresql.");
  process.exit(0);
}
const server = await openArchivedServer(programs);
try {
  const shoppers = sendShoppers(server.url);
  await until("ten orders", () => shoppers.orders() >= 10);
  say("shoppers order; a copy of all files is taken meanwhile");
  await server.takeBaseBackup();
  const copied = shoppers.orders();
  await until("ten orders more", () => shoppers.orders() >= copied + 10);
  await shoppers.leave();
  const { before, after, time } = await loseOrders(server.url);
  say(`all orders were deleted after ${time}, and the machine is lost`);
  await server.kill();
  const restored = await countAll(await server.restoreTo(time));
  const total = "sum of all orders";
  say(
    `${before["orders"]} orders, ${before[total]} Ft before; ${after["orders"]} after; ${restored["orders"]}, ${restored[total]} Ft restored`,
  );
  if (isDeepStrictEqual(after, before)) throw new Error("The mistake changed nothing, so nothing is proved");
  if (!isDeepStrictEqual(restored, before)) throw new Error("The restored database is not as it was");
} finally {
  await server.close();
  rmSync(server.folder, { recursive: true, force: true });
}
