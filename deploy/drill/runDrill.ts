import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { countReads, type Reads } from "./countReads.ts";
import { type Fault, faultsOf } from "./faults.ts";
import type { Settings } from "./fillTemplate.ts";
import type { Losses } from "./findLosses.ts";
import { freePorts } from "./freePorts.ts";
import { type Network, openNetwork } from "./network.ts";
import { type Cluster, openCluster } from "./openCluster.ts";
import { type Log, openLog } from "./openLog.ts";
import { openProvider } from "./openProvider.ts";
import { openShops, type Shops } from "./openShops.ts";
import { playFaults, readLosses, withShoppers } from "./play.ts";
import { killIn } from "./processes.ts";
import { say } from "./say.ts";
import { databaseUrl, makeDatabase, setStage, type Stage } from "./stage.ts";
import { type Summary, summarize } from "./summarize.ts";
import type { Tools } from "./tools.ts";

export interface DrillOptions {
  readonly tools: Tools;
  /** The names of the faults to play; all when it is empty. */
  readonly only: ReadonlyArray<string>;
  /** Minutes that shoppers come, at least. */
  readonly minutes: number;
  /** Whether to prove that the drill would notice lost writes. */
  readonly hasControl: boolean;
}

export interface Outcome {
  readonly summaries: ReadonlyArray<Summary>;
  readonly losses: Losses;
  /** Orders and payments that were answered. */
  readonly facts: Readonly<Record<"cart" | "order" | "payment", number>>;
  /** Who has answered the reads that a replica may answer. */
  readonly reads: Reads;
  /** What the control lost; `null` without one. */
  readonly lostInControl: number | null;
  /** How the network was cut. */
  readonly network: string;
  /** Of its logs. */
  readonly folder: string;
}

/** What is closed at the end, the last one first. */
type Closing = Array<() => Promise<void> | void>;

async function settingsOf({ tools }: DrillOptions, { hosts, subnet }: Network): Promise<Settings> {
  const port = await freePorts(5);
  const at = (offset: number) => `127.0.0.1:${port + offset}`;
  return {
    NODE1: hosts[0],
    NODE2: hosts[1],
    NODE3: hosts[2],
    NETWORK: subnet,
    PG_BIN: tools.postgres,
    SHARED_BUFFERS: "64MB",
    WATCHDOG: "off",
    SUPERUSER_PASSWORD: "super",
    REPLICATION_PASSWORD: "replication",
    REWIND_PASSWORD: "rewind",
    SHOP: at(0),
    SHOP_NAME: "localhost",
    SHOP1: at(1),
    SHOP2: at(2),
    WRITER: at(3),
    READER: at(4),
  };
}

interface Theatre {
  readonly folder: string;
  readonly cluster: Cluster;
  readonly shops: Shops;
  readonly network: Network;
  readonly url: string;
  readonly processes: ReadonlyArray<string>;
}

const metricsToken = "drill";

async function build(
  options: DrillOptions,
  { folder, closing }: { folder: string; closing: Closing },
): Promise<Theatre> {
  const { tools } = options;
  const network = openNetwork();
  closing.unshift(network.close);
  const settings = await settingsOf(options, network);
  say(`etcd, two nodes of PostgreSQL and HAProxy in ${folder} …`);
  const cluster = await openCluster({ folder, network, tools, settings });
  await makeDatabase(cluster);
  say("Two processes of the shop …");
  const url = databaseUrl(settings);
  const provider = await openProvider();
  closing.push(provider.close);
  const environment = {
    ...provider.environment,
    DATABASE_URL: url,
    DATABASE_READ_URL: databaseUrl(settings, "READER"),
    METRICS_TOKEN: metricsToken,
    SHOP_URL: `http://${settings["SHOP"]}`,
    KAMRA_PRODUCTS: "400",
    // HAProxy, and what stands before it.
    TRUSTED_PROXIES: "2",
  };
  const shops = await openShops({ folder, haproxy: tools.haproxy, settings, environment });
  closing.push(shops.close);
  const processes = [settings["SHOP1"] ?? "", settings["SHOP2"] ?? ""];
  return { folder, cluster, shops, network, url, processes };
}

/** The same shop without synchronous replication: a primary that dies ahead of its standby takes writes with it. */
async function playControl(
  { folder, cluster, shops, url }: Theatre,
  { stage, nextNumber }: { readonly stage: Stage; readonly nextNumber: () => number },
): Promise<number> {
  say("Control: the same without synchronous replication, which must lose writes …");
  const log = openLog(join(folder, "control.jsonl"));
  await cluster.leaveSynchronousMode();
  const scene = { address: shops.address, log, stage, nextNumber };
  await withShoppers(scene, async () => {
    await pause(3000);
    await cluster.killAhead(2000);
    await pause(8000);
  });
  const { lost } = await readLosses(url, { log, stage });
  return lost.length;
}

const chosen = (faults: ReadonlyArray<Fault>, only: ReadonlyArray<string>): ReadonlyArray<Fault> =>
  faults.filter(({ name }) => only.length === 0 || only.includes(name));

const countFacts = ({ facts }: Log): Outcome["facts"] => {
  const count = (kind: keyof Outcome["facts"]) => facts.filter((fact) => fact.kind === kind).length;
  return { cart: count("cart"), order: count("order"), payment: count("payment") };
};

async function play(options: DrillOptions, theatre: Theatre): Promise<Outcome> {
  const { folder, cluster, shops, network, url, processes } = theatre;
  const log = openLog(join(folder, "answers.jsonl"));
  const stage = await setStage(shops.address, { log, url });
  let number = 0;
  const nextNumber = () => (number += 1);
  const scene = { address: shops.address, log, stage, nextNumber };
  const faults = chosen(faultsOf(theatre), options.only);
  const least = options.minutes * 60_000;
  const { result: periods, reads } = await countReads({ addresses: processes, token: metricsToken }, () =>
    withShoppers(scene, () => playFaults({ faults, log, isWhole: cluster.isWhole, least })),
  );
  await cluster.isWhole();
  return {
    summaries: periods.map((period) => summarize(log.answers, period)),
    losses: await readLosses(url, { log, stage }),
    facts: countFacts(log),
    reads,
    lostInControl: options.hasControl ? await playControl(theatre, { stage, nextNumber }) : null,
    folder,
    network: network.unplug === null ? "not cut: namespaces need root" : "cut by unplugging its network namespace",
  };
}

/** Builds everything in a temporary folder, plays the faults, and ends every process that it has started. */
export async function runDrill(options: DrillOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "kamra-drill-"));
  // The programs' user must reach its folders.
  chmodSync(folder, 0o755);
  const closing: Closing = [() => killIn(folder)];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(name, () => void close().then(() => process.exit(130)));
  try {
    const outcome = await play(options, await build(options, { folder, closing }));
    return outcome;
  } catch (error) {
    console.error(`[drill] Failed; logs and answers are in ${folder}`);
    throw error;
  } finally {
    await close();
  }
}
