import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createBackend } from "./createBackend.ts";
import { smallSeed } from "./seed/smallSeed.ts";

it.each([
  [false, 1],
  [true, 0],
])("The embedded database is warned about in a live shop alone (isDevelopment: %s).", async (isDevelopment, times) => {
  const path = await mkdtemp(join(tmpdir(), "kamra-live-"));
  const log: string[] = [];
  const backend = await createBackend({
    database: { kind: "folder", path },
    seed: smallSeed,
    isDevelopment,
    logger: { level: "warn", stream: { write: (line) => log.push(line) } },
  });
  await backend.close();
  await rm(path, { recursive: true });
  expect(log.filter((line) => line.includes("DATABASE_URL"))).toHaveLength(times);
});
