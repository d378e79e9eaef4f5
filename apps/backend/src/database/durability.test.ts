import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { createBackend } from "../createBackend.ts";
import { smallSeed } from "../testing/smallSeed.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";
import { DataFolderInUse } from "./DataFolderInUse.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A process that fills carts on a data folder as fast as it can, and writes a line for each answer that it had. */
function startShopper(folder: string) {
  const child = spawn(process.execPath, ["--conditions=@kamra/source", new URL("../testing/shopper.ts", import.meta.url).pathname, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const answers: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => answers.push(line));
  return { child, answers };
}

it("loses nothing that was answered when it is killed, and refuses a second process while it lives", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kamra-durable-"));
  const expected = new Map<string, string>();
  for (let round = 0; round < 2; round += 1) {
    const { child, answers } = startShopper(folder);
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(round === 0 ? 5 : 50);

    const second = createBackend({ database: { kind: "folder", path: folder }, seed: smallSeed, logger: false });
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(`process ${child.pid} `);

    child.kill("SIGKILL");
    await once(child, "exit");
    for (const answer of answers) {
      const [id, state] = answer.split(" ");
      if (id !== undefined && state !== undefined) expected.set(id, state);
    }
  }

  const backend = await startTestBackend({ database: { kind: "folder", path: folder } });
  for (const [id, state] of expected) {
    const { data } = await backend.ask<{ cart: { cart_products: { product: { id: string }; piece: number }[] } | null }>(
      `query ($id: ID!) { cart(id: $id) { cart_products { product { id } piece } } }`,
      { id },
    );
    const found = data.cart?.cart_products.map(({ product, piece }) => `${product.id}:${piece}`).join(",");
    // The write after the last answered one may have reached the disk before its answer reached anybody.
    const pieces = Number(state.split(":")[1]);
    expect([`4:${pieces}`, `4:${pieces + 1}`]).toContain(found);
  }
  expect(expected.size).toBeGreaterThan(10);
  await backend.close();
}, 120_000);
