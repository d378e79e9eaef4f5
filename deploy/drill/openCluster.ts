import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as Schema from "effect/Schema";
import { fillTemplate, type Settings } from "./fillTemplate.ts";
import { giveToDatabaseUser, makeFolder } from "./makeFolder.ts";
import type { Network } from "./network.ts";
import { endIn, launch, namedAmong, processesIn, signal, until } from "./processes.ts";
import type { Tools } from "./tools.ts";

/** Two database nodes and a witness, with the files of `deploy/`. */
export interface Cluster {
  /** For superusers, through HAProxy. */
  readonly addressOf: (door: "reader" | "writer", database: string) => string;
  /** Waits until there is a primary and a standby that has all it has. */
  readonly isWhole: () => Promise<void>;
  /** The processes of PostgreSQL on the primary end at once. */
  readonly killPrimary: () => Promise<void>;
  /** The standby receives nothing for so long, then the primary ends at once: what was confirmed meanwhile is at stake. */
  readonly killAhead: (milliseconds: number) => Promise<void>;
  /** The primary's machine stops, with all that runs on it, and goes on. */
  readonly freezePrimary: (milliseconds: number) => Promise<void>;
  /** The primary's machine is unplugged, and plugged in again. */
  readonly cutPrimary: (milliseconds: number) => Promise<void>;
  /** Every program of every node is restarted, one after another; roles change before a primary is. */
  readonly restartAll: () => Promise<void>;
  /** Commits wait for the standby no longer. */
  readonly leaveSynchronousMode: () => Promise<void>;
}

interface Opening {
  readonly folder: string;
  readonly network: Network;
  readonly tools: Tools;
  readonly settings: Settings;
}

const dataNodes = [1, 2] as const;
type DataNode = (typeof dataNodes)[number];
const otherOf = (node: DataNode): DataNode => (node === 1 ? 2 : 1);

const Members = Schema.Struct({ members: Schema.Array(Schema.Struct({ name: Schema.String, role: Schema.String })) });
const decodeMembers = Schema.decodeUnknownSync(Members);

/** Asks a node's Patroni; `null` when it does not answer. */
async function askPatroni(host: string, path: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(`http://${host}:8008${path}`, { ...init, signal: AbortSignal.timeout(2000) });
  } catch {
    return null;
  }
}

/** Starts and names the programs of the nodes. */
function nodesOf({ folder, network, tools, settings }: Opening) {
  const of = (node: number) => join(folder, `node${node}`);
  const settingsOf = (node: number): Settings => ({
    ...settings,
    NAME: `node${node}`,
    HOST: network.hosts[node - 1] ?? "",
    DATA: of(node),
  });
  const start = (node: number, { program, file }: { readonly program: "etcd" | "patroni"; readonly file: string }) => {
    makeFolder(of(node));
    const own = makeFolder(join(of(node), `${program}-run`));
    const config = fillTemplate(file, { folder: own, settings: settingsOf(node) });
    giveToDatabaseUser(config);
    const command = program === "etcd" ? [tools.etcd, "--config-file", config] : [tools.patroni, config];
    launch(command, { folder: own, within: network.within(node) });
  };
  return {
    folderOf: of,
    dataOf: (node: number) => join(of(node), "postgres"),
    startEtcd: (node: number) => start(node, { program: "etcd", file: "etcd.yml" }),
    startPatroni: (node: DataNode) => start(node, { program: "patroni", file: "patroni.yml" }),
    runOf: (node: number, program: "etcd" | "patroni") => join(of(node), `${program}-run`),
  };
}

type Nodes = ReturnType<typeof nodesOf>;

/** What the nodes say about themselves. */
function rolesOf(hosts: Network["hosts"]) {
  const hostOf = (node: DataNode) => hosts[node - 1] ?? "";
  const isPrimary = async (node: DataNode) => (await askPatroni(hostOf(node), "/primary"))?.status === 200;
  const findPrimary = async (): Promise<DataNode | null> => {
    for (const node of dataNodes) if (await isPrimary(node)) return node;
    return null;
  };
  const hasStandby = async (role: string): Promise<boolean> => {
    const answer = await askPatroni(hostOf((await findPrimary()) ?? 1), "/cluster");
    if (answer === null || !answer.ok) return false;
    return decodeMembers(await answer.json()).members.some((member) => member.role === role);
  };
  const primary = async (): Promise<DataNode> => {
    const found = await findPrimary();
    if (found === null) throw new Error("There is no primary");
    return found;
  };
  return { hostOf, findPrimary, hasStandby, primary };
}

type Roles = ReturnType<typeof rolesOf>;

async function startAll(nodes: Nodes, roles: Roles, hosts: Network["hosts"]): Promise<void> {
  for (const node of [1, 2, 3]) nodes.startEtcd(node);
  await until("etcd answers", async () => {
    const answer = await fetch(`http://${hosts[0]}:2379/health`, { signal: AbortSignal.timeout(1000) }).catch(
      () => null,
    );
    return answer?.ok === true;
  });
  nodes.startPatroni(1);
  await until("the first node is the primary", async () => (await roles.findPrimary()) === 1);
  nodes.startPatroni(2);
  await until("the second node is its synchronous standby", () => roles.hasStandby("sync_standby"));
}

/** The faults of a primary. */
function faultsOf({ network }: Opening, { nodes, roles }: { readonly nodes: Nodes; readonly roles: Roles }) {
  const killPrimary = async () => signal(processesIn(nodes.dataOf(await roles.primary())), "SIGKILL");
  return {
    killPrimary,
    async killAhead(milliseconds: number) {
      const standby = otherOf(await roles.primary());
      const receivers = namedAmong(processesIn(nodes.dataOf(standby)), "walreceiver");
      signal(receivers, "SIGSTOP");
      await pause(milliseconds);
      await killPrimary();
      // Not continued: what waits in its socket would still arrive.
      signal(receivers, "SIGKILL");
    },
    async freezePrimary(milliseconds: number) {
      const folder = nodes.folderOf(await roles.primary());
      const stopped = processesIn(folder);
      signal(stopped, "SIGSTOP");
      await pause(milliseconds);
      signal(stopped, "SIGCONT");
    },
    async cutPrimary(milliseconds: number) {
      const node = await roles.primary();
      network.unplug?.(node);
      await pause(milliseconds);
      network.plug(node);
    },
  };
}

/** Starts etcd, the two nodes and HAProxy from nothing. */
export async function openCluster(opening: Opening): Promise<Cluster> {
  const { folder, network, tools, settings } = opening;
  const nodes = nodesOf(opening);
  const roles = rolesOf(network.hosts);
  const isWhole = () =>
    until("a primary has a synchronous standby", () => roles.hasStandby("sync_standby"), { seconds: 120 });
  const proxy = makeFolder(join(folder, "database-proxy"));
  const send = (node: DataNode, path: string, { method, body }: { readonly method: string; readonly body: object }) =>
    askPatroni(roles.hostOf(node), path, { method, body: JSON.stringify(body) });
  await startAll(nodes, roles, network.hosts);
  launch([tools.haproxy, "-db", "-f", fillTemplate("haproxy/database.cfg", { folder: proxy, settings })], {
    folder: proxy,
  });
  return {
    ...faultsOf(opening, { nodes, roles }),
    addressOf: (door, database) =>
      `postgres://postgres:${settings["SUPERUSER_PASSWORD"]}@${settings[door === "writer" ? "WRITER" : "READER"]}/${database}`,
    isWhole,
    async restartAll() {
      for (const node of [3, 2, 1]) {
        await endIn(nodes.runOf(node, "etcd"));
        nodes.startEtcd(node);
        await pause(3000);
      }
      for (let turn = 0; turn < dataNodes.length; turn += 1) {
        const leader = await roles.primary();
        const standby = otherOf(leader);
        await endIn(nodes.runOf(standby, "patroni"));
        nodes.startPatroni(standby);
        await pause(2000);
        await isWhole();
        await send(leader, "/switchover", {
          method: "POST",
          body: { leader: `node${leader}`, candidate: `node${standby}` },
        });
        await until("the roles have changed", async () => (await roles.findPrimary()) === standby);
        await isWhole();
      }
    },
    async leaveSynchronousMode() {
      await send(await roles.primary(), "/config", { method: "PATCH", body: { synchronous_mode: false } });
      await until("the standby is an asynchronous one", () => roles.hasStandby("replica"));
    },
  };
}
