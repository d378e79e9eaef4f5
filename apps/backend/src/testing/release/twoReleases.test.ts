import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, it } from "vitest";
import { emptyDatabase } from "../emptyDatabase.ts";
import { hasCommit, readPreviousRelease, thisRelease, unpackRelease } from "./previousRelease.ts";

const { commit } = readPreviousRelease();
const isThere = hasCommit(commit);
if (!isThere)
  process.stderr.write(`NOT TRIED: two releases on one database. This clone lacks ${commit}: git fetch --unshallow\n`);

const run = promisify(execFile);
const source = "--conditions=@kamra/source";
const children: ChildProcess[] = [];

/** `once` has no types. */
const firstLine = (lines: Interface): Promise<ReadonlyArray<unknown>> => once(lines, "line");

/** Starts a release's server on the database; answers its address. */
async function serve(server: string, url: string): Promise<string> {
  const child = spawn(process.execPath, [source, server, url], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${server} has not started`)));
  const [port] = await Promise.race([firstLine(lines), ended]);
  return `http://127.0.0.1:${String(port)}`;
}

/** Goes through a release's suite at a server, and reads what another shopper has; answers who it was. */
async function visit(shopper: string, origin: string, other?: string): Promise<string> {
  const { stdout } = await run(process.execPath, [source, shopper, origin, ...(other === undefined ? [] : [other])]);
  return stdout.trim();
}

// Six shoppers and three servers, each a process: a minute or more, so only in the full run.
describe.skipIf(!isThere || !inject("isFull"))("two releases on one database", () => {
  const old = isThere && inject("isFull") ? unpackRelease(commit) : null;
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    old?.remove();
  });

  it("serve each other's shoppers: the old one on the new tables, the new one on what the old one wrote.", async () => {
    if (old === null) return expect.fail("There is no previous release");
    const url = await emptyDatabase();
    const oldServer = await serve(old.server, url);
    const before = await visit(old.shopper, oldServer);
    // Migrates while the old one runs.
    const newServer = await serve(thisRelease.server, url);
    const [during, now] = await Promise.all([
      visit(old.shopper, oldServer, before),
      visit(thisRelease.shopper, newServer, before),
    ]);
    // Going back: the release before starts on the new tables.
    const again = serve(old.server, url);
    await Promise.all([
      visit(old.shopper, oldServer, now),
      // A page that was opened before the deploy asks the new server by the old documents.
      visit(old.shopper, newServer, during),
      again.then((server) => visit(old.shopper, server, now)),
    ]);
  });
});
