import { execFileSync } from "node:child_process";
import { isRoot } from "./processes.ts";

/** The network of the three machines. */
export interface Network {
  readonly hosts: readonly [string, string, string];
  /** Of all hosts, and of this machine. */
  readonly subnet: string;
  /** What runs a program on a machine, by its number from 1. */
  readonly within: (machine: number) => ReadonlyArray<string>;
  /** Unplugs a machine: its packets disappear. `null` where that is not possible. */
  readonly unplug: ((machine: number) => void) | null;
  readonly plug: (machine: number) => void;
  readonly close: () => void;
}

const machines = [1, 2, 3] as const;

const ip = (...args: ReadonlyArray<string>): void =>
  void execFileSync("ip", args, { stdio: ["ignore", "pipe", "pipe"] });

/** Addresses of the loopback network. */
function loopback(): Network {
  const host = (machine: number) => `127.77.${process.pid % 250}.${machine}`;
  return {
    hosts: [host(1), host(2), host(3)],
    subnet: "127.0.0.0/8",
    within: () => [],
    unplug: null,
    plug: () => {},
    close: () => {},
  };
}

/** A namespace for each machine, all plugged into one bridge. Names of interfaces have 15 characters at most. */
function namespaces(): Network {
  const name = `kd${process.pid}`;
  const net = `10.${200 + (process.pid % 50)}.${Math.floor(process.pid / 50) % 250}`;
  const of = (machine: number) => `${name}n${machine}`;
  const plug = (machine: number) => ip("link", "set", of(machine), "master", name);
  const close = (): void => {
    for (const machine of machines) execFileSync("ip", ["netns", "del", of(machine)], { stdio: "ignore" });
    execFileSync("ip", ["link", "del", name], { stdio: "ignore" });
  };
  ip("link", "add", name, "type", "bridge");
  ip("addr", "add", `${net}.254/24`, "dev", name);
  ip("link", "set", name, "up");
  for (const machine of machines) {
    const there = ["-n", of(machine)];
    ip("netns", "add", of(machine));
    ip("link", "add", of(machine), "type", "veth", "peer", "name", "eth0", "netns", of(machine));
    ip("link", "set", of(machine), "up");
    plug(machine);
    ip(...there, "addr", "add", `${net}.${machine}/24`, "dev", "eth0");
    ip(...there, "link", "set", "eth0", "up");
    ip(...there, "link", "set", "lo", "up");
  }
  return {
    hosts: [`${net}.1`, `${net}.2`, `${net}.3`],
    subnet: `${net}.0/24`,
    within: (machine) => ["ip", "netns", "exec", of(machine)],
    unplug: (machine) => ip("link", "set", of(machine), "nomaster"),
    plug,
    close,
  };
}

function canHaveNamespaces(): boolean {
  if (!isRoot) return false;
  const probe = `kd${process.pid}p`;
  try {
    ip("netns", "add", probe);
    ip("netns", "del", probe);
    return true;
  } catch {
    return false;
  }
}

/** Opens the network: namespaces for root, else addresses of this machine, which cannot be unplugged. */
export const openNetwork = (): Network => (canHaveNamespaces() ? namespaces() : loopback());
