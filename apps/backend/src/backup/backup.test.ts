import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseLocation } from "../database/Database.ts";
import { openDatabase } from "../database/openDatabase.ts";
import type { Restored } from "../database/openPglite.ts";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow, startTestBackend } from "../testing/startTestBackend.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import { newestBackup, readBackup, writeBackup } from "../database/backupFiles.ts";
import { backUp } from "./backUp.ts";
import { contentsOf } from "./contentsOf.ts";
import { DatabaseNotEmpty, restoreDatabase } from "./restoreDatabase.ts";

describe("A shop in a folder", () => {
  let location: Extract<DatabaseLocation, { kind: "folder" }>;
  let whole: Readonly<Record<string, number>>;
  let backup: string;
  beforeAll(async () => {
    location = { kind: "folder", path: mkdtempSync(join(tmpdir(), "kamra-backup-")) };
    const backend = await startTestBackend({ database: location });
    const { readyCart, placed } = orderClient(() => backend);
    await placed({ cart_id: await readyCart() });
    whole = await contentsOf(backend.database.db);
    // A request that comes meanwhile waits, and is answered.
    const [path, during] = await Promise.all([
      backUp(backend.database, { location, now: new Date(firstNow) }),
      backend.ask("mutation { createCart { id } }"),
    ]);
    expect(during.errors).toEqual([]);
    backup = path ?? "";
    await backend.close();
  });
  afterAll(() => rmSync(location.path, { recursive: true, force: true }));

  it("is backed up while it runs: the dump fills an empty PostgreSQL with everything, and no other database.", async () => {
    const server = { kind: "server", url: await emptyDatabase() } as const;
    const dump = await readBackup(backup);
    await restoreDatabase(dump, server);
    const { db, close } = await openDatabase(server);
    const { carts, ...contents } = await contentsOf(db);
    await close();
    const { carts: cartsBefore = 0, ...before } = whole;
    expect(contents).toEqual(before);
    expect(contents).toMatchObject({ orders: 1, products: 12 });
    expect(contents["sum of all orders"]).toBeGreaterThan(0);
    expect([cartsBefore, cartsBefore + 1]).toContain(carts);
    for (const taken of [server, location])
      await expect(restoreDatabase(dump, taken)).rejects.toBeInstanceOf(DatabaseNotEmpty);
  });

  it("whose files are damaged is named, kept aside and restored from its newest backup; without one it is refused.", async () => {
    const dataDir = join(location.path, "postgres");
    const tables = join(dataDir, "base", "5");
    for (const name of readdirSync(tables)) {
      const file = join(tables, name);
      // The tables of the shop, not the catalogue of the system.
      if (/^\d+$/.test(name) && Number(name) > 16_384 && statSync(file).size > 0) writeFileSync(file, "x".repeat(8192));
    }
    await expect(openDatabase({ ...location, backups: temporaryFolder() })).rejects.toThrow("there is no backup");
    expect(existsSync(dataDir)).toBe(true);
    const words: Restored[] = [];
    const restored = await openDatabase(location, { onRestored: (restoring) => words.push(restoring) });
    expect(words.map((word) => word.backup)).toEqual([backup]);
    expect(existsSync(words[0]?.damaged ?? "")).toBe(true);
    expect(await contentsOf(restored.db)).toMatchObject({ orders: 1, products: 12 });
    await restored.close();
  });
});

it("Only the newest backups are kept, and a file that was not finished is none.", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "kamra-2030-01-01T00-00-00-000Z.sql.gz.unfinished"), "half");
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
  for (const now of days) await writeBackup(`-- ${now.toISOString()}`, { folder, now, keep: 2 });
  expect(readdirSync(folder).filter((name) => name.endsWith(".gz"))).toHaveLength(2);
  expect(await readBackup((await newestBackup(folder)) ?? "")).toBe("-- 2026-01-03T00:00:00.000Z");
  expect(statSync((await newestBackup(folder)) ?? "").mode & 0o777).toBe(0o600);
});
