import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Kept beside PGlite, so that another version starts anew and uninstalling packages removes it. */
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

/** The rename is atomic: other processes see the whole file or none. */
async function writeCluster(cluster: Blob): Promise<void> {
  await mkdir(dirname(cacheFile), { recursive: true });
  const unfinished = `${cacheFile}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await cluster.arrayBuffer()));
  await rename(unfinished, cacheFile);
}

/**
 * The files of an empty PostgreSQL cluster. Creating them takes seconds, so they are cached; where nothing can be
 * cached they are created every time.
 */
export async function freshCluster(): Promise<Blob> {
  try {
    return new Blob([await readFile(cacheFile)]);
  } catch {
    const cluster = await initialise();
    await writeCluster(cluster).catch(() => {});
    return cluster;
  }
}
