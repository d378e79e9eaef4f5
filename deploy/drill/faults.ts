import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./openCluster.ts";
import type { Network } from "./network.ts";
import type { Shops } from "./openShops.ts";

/** What happens to a running shop. */
export interface Fault {
  readonly name: string;
  readonly title: string;
  /** The longest time without an answered write, in seconds. */
  readonly goal: number;
  /** Ends when the fault is over; the cluster may still recover. */
  readonly strike: () => Promise<void>;
}

interface Struck {
  readonly cluster: Cluster;
  readonly shops: Shops;
  readonly network: Network;
}

/** Milliseconds that a primary is silent: longer than its `ttl`. */
const silence = 28_000;

/** All faults, in the order of the drill; those that this machine cannot play are left out. */
export function faultsOf({ cluster, shops, network }: Struck): ReadonlyArray<Fault> {
  const unplugged: Fault = {
    name: "cut",
    title: "the primary's network is cut for 28 s",
    goal: 30,
    strike: () => cluster.cutPrimary(silence),
  };
  return [
    {
      name: "kill",
      title: "`kill -9` of the primary",
      goal: 5,
      async strike() {
        await cluster.killPrimary();
        await pause(8000);
      },
    },
    {
      name: "freeze",
      title: "the primary's machine stands still for 28 s (SIGSTOP)",
      goal: 30,
      strike: () => cluster.freezePrimary(silence),
    },
    ...(network.unplug === null ? [] : [unplugged]),
    { name: "shop", title: "`kill -9` of a process of the shop", goal: 2, strike: shops.kill },
    {
      name: "ahead",
      title: "`kill -9` of a primary whose standby lags by 2 s",
      goal: 8,
      async strike() {
        await cluster.killAhead(2000);
        await pause(8000);
      },
    },
    {
      name: "restart",
      title: "restart of every process in turn (shop, etcd, standby, primary)",
      goal: 5,
      async strike() {
        await shops.restart();
        await cluster.restartAll();
      },
    },
  ];
}
