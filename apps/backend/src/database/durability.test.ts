import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, inject, it } from "vitest";
import { createBackend } from "../createBackend.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import type { DatabaseLocation } from "./Database.ts";
import { DataFolderInUse } from "./DataFolderInUse.ts";

type Location = Exclude<DatabaseLocation, { kind: "memory" }>;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A process that fills carts and orders them as fast as it can, and writes a line for each answer that it had. */
function startShopper(location: Location) {
  const where = location.kind === "server" ? location.url : location.path;
  const child = spawn(
    process.execPath,
    ["--conditions=@kamra/source", new URL("../testing/shopper.ts", import.meta.url).pathname, location.kind, where],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  const answers: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => answers.push(line));
  return { child, answers };
}

/** The last confirmed state of a cart: its quantity, or the transaction of its order. */
interface Answered {
  pieces: number;
  transaction: string | null;
}

function remember(expected: Map<string, Answered>, answers: ReadonlyArray<string>): void {
  for (const answer of answers) {
    const [what, id = "", value = ""] = answer.split(" ");
    const known = expected.get(id) ?? { pieces: 0, transaction: null };
    expected.set(id, what === "order" ? { ...known, transaction: value } : { ...known, pieces: Number(value) });
  }
}

async function findCart(backend: TestBackend, id: string): Promise<Answered> {
  const order = await backend.database.db
    .selectFrom("orders")
    .innerJoin("order_products as line", "line.order_id", "orders.id")
    .where("cart_id", "=", id)
    .select(["transaction_id as transaction", "line.quantity as pieces"])
    .executeTakeFirst();
  if (order !== undefined) return order;
  const { data } = await backend.ask<{ cart: { cart_products: { piece: number }[] } | null }>(
    "query ($id: ID!) { cart(id: $id) { cart_products { piece } } }",
    { id },
  );
  return { pieces: data.cart?.cart_products[0]?.piece ?? 0, transaction: null };
}

async function makeLocation(database: string): Promise<Location> {
  if (database === "PGlite") return { kind: "folder", path: temporaryFolder() };
  return { kind: "server", url: await emptyDatabase() };
}

/** Takes a minute, so it is for the full run. */
describe.runIf(inject("isFull")).each(["PGlite", "PostgreSQL"])(
  "a process on %s that is killed during writes",
  (database) => {
    it("[ORDER-3] has lost nothing that it answered", async () => {
      const location = await makeLocation(database);
      const expected = new Map<string, Answered>();
      for (let round = 0; round < 2; round += 1) {
        const { child, answers } = startShopper(location);
        await expect.poll(() => answers.length, { timeout: 180_000 }).toBeGreaterThan(round === 0 ? 5 : 50);

        if (location.kind === "folder") {
          const second = createBackend({ database: location, seed: smallSeed, logger: false });
          await expect(second).rejects.toThrow(DataFolderInUse);
          await expect(second).rejects.toThrow(`process ${child.pid} `);
        }

        child.kill("SIGKILL");
        // Earlier output may arrive after its exit, but never after its close.
        await once(child, "close");
        remember(expected, answers);
      }

      const backend = await startTestBackend({ database: location });
      for (const [id, answered] of expected) {
        const found = await findCart(backend, id);
        // A request after the last answer may have been written although its own answer was lost.
        const next: Answered =
          answered.pieces < 3
            ? { pieces: answered.pieces + 1, transaction: null }
            : { pieces: 3, transaction: found.transaction };
        expect(answered.transaction === null ? [answered, next] : [answered]).toContainEqual(found);
      }
      expect(expected.size).toBeGreaterThan(10);
      expect([...expected.values()].some(({ transaction }) => transaction !== null)).toBe(true);
      await backend.close();
    }, 600_000);
  },
);
