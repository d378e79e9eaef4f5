import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The servers of one process, on one database. */
export interface Shop {
  readonly ports: Readonly<Record<"shop" | "executor" | "plain", number>>;
  /** From the start of the process until the shop listened, in milliseconds. */
  readonly startedMs: number;
  /** What it held then, in megabytes. */
  readonly idleMb: number;
  /** What it holds now. */
  readonly memoryMb: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const numberAt = (value: unknown, ...path: ReadonlyArray<string>): number =>
  Number(path.reduce((inside: unknown, key): unknown => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined), value));

/** Starts them, the database filled when it is not yet. */
export async function startShop(url: string, { products }: { readonly products: number }): Promise<Shop> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), [url, String(products)], { execArgv: ["--conditions=@kamra/source"] });
  const answer = async (): Promise<unknown> => {
    const messages: ReadonlyArray<unknown> = await Promise.race([once(child, "message"), once(child, "exit").then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))]);
    return messages[0];
  };
  const started = await answer();
  return {
    ports: { shop: numberAt(started, "ports", "shop"), executor: numberAt(started, "ports", "executor"), plain: numberAt(started, "ports", "plain") },
    startedMs: numberAt(started, "startedMs"),
    idleMb: numberAt(started, "idleMb"),
    async memoryMb() {
      child.send("memory");
      return numberAt(await answer(), "mb");
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
