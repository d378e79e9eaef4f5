import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The servers of one process, on one database. */
export interface Shop {
  readonly ports: Readonly<Record<"shop" | "executor" | "plain", number>>;
  /** From the start of the process until the shop listened, in milliseconds. */
  readonly startedMs: number;
  /** Its memory after the start, in megabytes. */
  readonly idleMb: number;
  /** Its current memory, and its processor time so far. */
  readonly usage: () => Promise<{ readonly mb: number; readonly cpuMs: number }>;
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

/** Starts them, filling the database if needed. */
export async function startShop(url: string, { products }: { readonly products: number }): Promise<Shop> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), [url, String(products)], {
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
      return { mb: numberAt(usage, "mb"), cpuMs: numberAt(usage, "cpuMs") };
    },
    async stop() {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}
