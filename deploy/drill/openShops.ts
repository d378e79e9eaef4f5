import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup/step.ts";
import { fillTemplate, type Settings } from "./fillTemplate.ts";
import { makeFolder } from "./makeFolder.ts";
import { launch, until } from "./processes.ts";

/** Two processes of the shop behind HAProxy. */
export interface Shops {
  /** Where shoppers come. */
  readonly address: string;
  /** One process ends at once, and starts again. */
  readonly kill: () => Promise<void>;
  /** Each process ends as an operator ends it, and starts again. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Opening {
  readonly folder: string;
  readonly haproxy: string;
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string>>;
}

const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(`http://${address}/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.ok === true;
};

export async function openShops({ folder, haproxy, settings, environment }: Opening): Promise<Shops> {
  const places = [settings["SHOP1"] ?? "", settings["SHOP2"] ?? ""];
  const running = new Map<string, ChildProcess>();
  const start = async (place: string): Promise<void> => {
    const log = openSync(join(folder, `shop-${place.replace(/.*:/, "")}.log`), "a");
    const child = spawn(process.execPath, ["--conditions=@kamra/source", join(root, "scripts/serve.ts")], {
      cwd: root,
      stdio: ["ignore", log, log],
      env: {
        ...process.env,
        ...environment,
        PORT: place.replace(/.*:/, ""),
        HOST: "127.0.0.1",
        // Twice the interval at which HAProxy asks.
        KAMRA_LEAVING_SECONDS: "2",
      },
    });
    running.set(place, child);
    await until(`the shop at ${place} is ready`, () => {
      if (child.exitCode !== null) throw new Error(`The shop at ${place} has ended: see its log in ${folder}`);
      return isReady(place);
    });
  };
  const end = async (place: string, name: NodeJS.Signals): Promise<void> => {
    const child = running.get(place);
    running.delete(place);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(name);
    await ended;
  };
  const close = async () => void (await Promise.all(places.map((place) => end(place, "SIGKILL"))));
  // The first one fills the database.
  try {
    for (const place of places) await start(place);
  } catch (error) {
    await close();
    throw error;
  }
  const proxy = makeFolder(join(folder, "shop-proxy"));
  launch([haproxy, "-db", "-f", fillTemplate("haproxy/shop.cfg", { folder: proxy, settings })], { folder: proxy });
  await until("the shop is open", () => isReady(settings["SHOP"] ?? ""));
  return {
    address: `http://${settings["SHOP"]}`,
    async kill() {
      const [first = ""] = places;
      await end(first, "SIGKILL");
      await start(first);
    },
    async restart() {
      for (const place of places) {
        await end(place, "SIGTERM");
        await start(place);
      }
    },
    close,
  };
}
