import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The servers of one process, on one database. */
export interface Shop {
  readonly ports: Readonly<Record<"shop" | "executor" | "plain", number>>;
  /** From the start of the process until the shop listened, in milliseconds. */
  readonly startedMs: number;
  /** Its memory after the start, in megabytes. */
  readonly idleMb: number;
  /** Its memory now and at most, in megabytes, and its processor time so far. */
  readonly usage: () => Promise<{ readonly mb: number; readonly peakMb: number; readonly cpuMs: number }>;
  readonly stop: () => Promise<void>;
}

const numberAt = (value: unknown, ...path: ReadonlyArray<string>): number =>
  Number(
    path.reduce(
      (inside: unknown, key): unknown =>
        typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined,
      value,
    ),
  );

/** Starts them, filling the database if needed; alone: without the baselines. */
export async function startShop(
  url: string,
  { products, alone = false }: { readonly products: number; readonly alone?: boolean },
): Promise<Shop> {
  const settings = [url, String(products), ...(alone ? ["alone"] : [])];
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), settings, {
    execArgv: ["--conditions=@kamra/source"],
  });
  const ended = new Promise<never>((_resolve, reject) =>
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}`))),
  );
  // A pending request gets the answer; at the end there is none.
  ended.catch(() => {});
  const answer = (): Promise<unknown> =>
    Promise.race([new Promise<unknown>((resolve) => child.once("message", resolve)), ended]);
  const started = await answer();
  return {
    ports: {
      shop: numberAt(started, "ports", "shop"),
      executor: numberAt(started, "ports", "executor"),
      plain: numberAt(started, "ports", "plain"),
    },
    startedMs: numberAt(started, "startedMs"),
    idleMb: numberAt(started, "idleMb"),
    async usage() {
      child.send("usage");
      const usage = await answer();
      return { mb: numberAt(usage, "mb"), peakMb: numberAt(usage, "peakMb"), cpuMs: numberAt(usage, "cpuMs") };
    },
    async stop() {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}
