import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DataFolderInUse } from "./DataFolderInUse.ts";
import { type Holder, isRunning, parseHolder, thisProcess } from "./Holder.ts";

const isError = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

function readHolder(file: string): Holder | null {
  try {
    return parseHolder(readFileSync(file, "utf8"));
  } catch (error) {
    if (isError(error, "ENOENT")) return null;
    throw error;
  }
}

/** Gives a file a second name, unless something has that name already; the file system lets exactly one process win. */
function linkUnlessTaken(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (isError(error, "EEXIST")) return false;
    throw error;
  }
}

/**
 * Claims a data folder for this process, and returns the function that releases it. PGlite has no lock of its own, and
 * two processes on one folder destroy the data.
 *
 * The claim is the file `holder.json`, which names the process. When that process is dead, the first to create
 * `heir-of-<its claim>.json` is its heir; heirs may have heirs. The last of this chain holds the folder, so two
 * processes can never both believe that they replaced the same dead one.
 *
 * Errors: DataFolderInUse when a running process holds the folder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const me = thisProcess();
  const holderFile = join(folder, "holder.json");
  const mine = join(folder, `claim-${me.claim}.json`);
  const heirOf = (holder: Holder): string => join(folder, `heir-of-${holder.claim}.json`);

  /** All holders from the holder file to the end of the chain. */
  function readChain(): Holder[] {
    const chain: Holder[] = [];
    for (let next = readHolder(holderFile); next !== null; next = readHolder(heirOf(next))) chain.push(next);
    return chain;
  }

  function claim(): void {
    for (;;) {
      const chain = readChain();
      const last = chain.at(-1);
      if (last === undefined) {
        if (linkUnlessTaken(mine, holderFile)) return;
        continue;
      }
      if (isRunning(last)) throw new DataFolderInUse(folder, { holder: last, here: hostname() });
      if (!linkUnlessTaken(mine, heirOf(last))) continue;
      // Another process may have become heir and removed the chain since it was read; then this link leads nowhere.
      if (readChain().at(-1)?.claim !== me.claim) {
        rmSync(heirOf(last), { force: true });
        continue;
      }
      renameSync(mine, holderFile);
      for (const dead of chain) rmSync(heirOf(dead), { force: true });
      return;
    }
  }

  writeFileSync(mine, `${JSON.stringify(me, null, 2)}\n`, { flag: "wx" });
  try {
    claim();
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    release() {
      if (readHolder(holderFile)?.claim === me.claim) unlinkSync(holderFile);
    },
  };
}
