import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@kamra/backend";
import type { Fault } from "./faults.ts";
import { findLosses, type Losses } from "./findLosses.ts";
import type { Log } from "./openLog.ts";
import { readTables } from "./readTables.ts";
import { say } from "./say.ts";
import { shop, type Surroundings } from "./shopper.ts";
import type { Stage } from "./stage.ts";
import type { Period } from "./summarize.ts";

/** Shoppers at a time. */
const shoppers = 8;

/** Milliseconds after the last shopper has come in which requests are still repeated. */
const lastWait = 60_000;

interface Scene extends Omit<Surroundings, "hasEnded" | "isClosing" | keyof Stage> {
  readonly stage: Stage;
  readonly nextNumber: () => number;
}

/** Lets shoppers come while the schedule runs, and waits until the last one has left. */
export async function withShoppers<Result>(
  { stage, nextNumber, ...scene }: Scene,
  schedule: () => Promise<Result>,
): Promise<Result> {
  let closedAt = Infinity;
  const surroundings: Surroundings = {
    ...scene,
    products: stage.products,
    slots: stage.slots,
    isClosing: () => closedAt < Infinity,
    hasEnded: () => performance.now() > closedAt + lastWait,
  };
  const [result] = await Promise.all([
    schedule().finally(() => (closedAt = performance.now())),
    ...Array.from({ length: shoppers }, () => shop(surroundings, { nextNumber })),
  ]);
  return result;
}

interface Timetable {
  readonly faults: ReadonlyArray<Fault>;
  readonly log: Log;
  readonly isWhole: () => Promise<void>;
  /** Milliseconds that the shop is open at least. */
  readonly least: number;
}

/** Seconds without a fault before the first one and after each. */
const quiet = 4000;

/** Lets one fault after another happen. Returns the periods. */
export async function playFaults({ faults, log, isWhole, least }: Timetable): Promise<ReadonlyArray<Period>> {
  const periods: Period[] = [];
  const play = async (title: string, goal: number | null, happen: () => Promise<unknown>) => {
    const from = log.now();
    say(title);
    await happen();
    periods.push({ title, goal, from, to: log.now() });
  };
  await play("no fault", null, () => pause(2 * quiet));
  for (const { title, goal, strike } of faults)
    await play(title, goal, async () => {
      await strike();
      await isWhole();
      await pause(quiet);
    });
  const left = least - log.now();
  if (left > 0) await play("no fault, afterwards", null, () => pause(left));
  return periods;
}

/** Reads the tables, past the shop. */
export async function readLosses(
  url: string,
  { log, stage }: { readonly log: Log; readonly stage: Stage },
): Promise<Losses> {
  const database = await openDatabase({ kind: "server", url });
  try {
    const tables = await readTables(database.db, { counted: [...stage.stock.keys()] });
    return findLosses(tables, { facts: log.facts, stock: stage.stock });
  } finally {
    await database.close();
  }
}
