import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Beside PGlite itself, so that another version of it starts anew and nothing is left behind when packages go. */
const cacheFile = join(
  dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "..",
  ".cache",
  "fresh-cluster.tar",
);

async function initialise(): Promise<Blob> {
  const database = await PGlite.create();
  const cluster = await database.dumpDataDir("none");
  await database.close();
  return cluster;
}

/** Other processes see the whole file or none. */
async function keep(cluster: Blob): Promise<void> {
  await mkdir(dirname(cacheFile), { recursive: true });
  const unfinished = `${cacheFile}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await cluster.arrayBuffer()));
  await rename(unfinished, cacheFile);
}

/**
 * The files of a PostgreSQL in which nothing has happened yet. Making them takes seconds, so they are made once and kept;
 * where nothing can be kept they are made every time.
 */
export async function freshCluster(): Promise<Blob> {
  try {
    return new Blob([await readFile(cacheFile)]);
  } catch {
    const cluster = await initialise();
    await keep(cluster).catch(() => {});
    return cluster;
  }
}
