import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./database/openDatabase.ts";
import { smallSeed } from "./seed/smallSeed.ts";
import { emptyDatabase } from "./testing/emptyDatabase.ts";
import { type Forwarded, forwardTo } from "./testing/forwardTo.ts";
import { listService } from "./testing/listService.ts";
import { firstNow, startTestBackend, type TestBackend } from "./testing/startTestBackend.ts";
import { testDatabase } from "./testing/testDatabase.ts";

describe("A shop whose database", () => {
  let backend: TestBackend;
  let database: Forwarded;
  beforeAll(async () => {
    const { url } = await testDatabase({ seed: smallSeed, now: new Date(firstNow) });
    database = await forwardTo(url);
    backend = await startTestBackend({
      // Ten times what a busy machine takes to open a connection.
      database: { kind: "server", url: database.url, connections: 2, longestWait: 2000, longestSilence: 4000 },
    });
  });
  afterAll(async () => {
    await backend.close();
    await database.away();
  });

  async function answer(path: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await backend.fetch(path, {
      method: path === "/graphql" ? "POST" : "GET",
      headers: { "content-type": "application/json", ...headers },
      ...(path === "/graphql" && { body: JSON.stringify({ query: "mutation { createCart { id } }" }) }),
    });
    return { status: response.status, wait: response.headers.get("retry-after") };
  }
  const unavailable = { status: 503, wait: "5" };
  const well = { status: 200, wait: null };

  it("has no free connection answers 503 with Retry-After, and recovers when one is free.", async () => {
    const held = await backend.database.db.startTransaction().execute();
    const alsoHeld = await backend.database.db.startTransaction().execute();
    const paths = ["/graphql", "/sitemap.xml", "/ready", "/health"];
    const answers = await Promise.all(paths.map((path) => answer(path)));
    expect(answers).toEqual([unavailable, unavailable, unavailable, well]);
    await held.rollback().execute();
    await alsoHeld.rollback().execute();
    expect(await answer("/graphql")).toEqual(well);
  });

  it("goes away answers 503 with Retry-After, and recovers when it is back.", async () => {
    const { token } = await listService(() => backend).register("Anna");
    const authorization = `Bearer ${token}`;
    await database.away();
    expect(await answer("/graphql")).toEqual(unavailable);
    expect(await answer("/graphql", { authorization })).toEqual(unavailable);
    expect(await answer("/lists", { authorization })).toEqual(unavailable);
    await database.back();
    expect(await answer("/graphql")).toEqual(well);
    expect(await answer("/lists", { authorization })).toEqual(well);
  });

  it("falls silent gives it up, answers 503 with Retry-After, and recovers on new connections.", async () => {
    expect(await answer("/graphql")).toEqual(well);
    database.silence();
    expect(await answer("/graphql")).toEqual(unavailable);
    await expect.poll(() => answer("/graphql")).toEqual(well);
  });

  it("only reads answers 503 with Retry-After to a change, and recovers.", async () => {
    const { db, unlimited } = backend.database;
    const name = new URL(database.url).pathname.slice(1);
    const setReadOnly = async (value: "on" | "off") => {
      await sql.raw(`alter database "${name}" set default_transaction_read_only = ${value}`).execute(unlimited);
      // Connections that are open keep the setting of before.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(unlimited);
    };
    await setReadOnly("on");
    await expect.poll(() => answer("/graphql")).toEqual(unavailable);
    await expect.poll(() => answer("/ready")).toEqual(unavailable);
    await sql`set transaction_read_only = off`.execute(unlimited);
    await setReadOnly("off");
    await expect.poll(() => answer("/graphql")).toEqual(well);
    expect(await db.selectFrom("meta").selectAll().execute()).not.toEqual([]);
  });
});

it("A shop that starts without its database says so, waits, and serves once it is there.", async () => {
  const database = await forwardTo(await emptyDatabase());
  await database.away();
  const words: unknown[] = [];
  const opening = openDatabase({ kind: "server", url: database.url }, { onWaiting: (reason) => words.push(reason) });
  await expect.poll(() => words.length).toBeGreaterThan(0);
  await database.back();
  const { db, close } = await opening;
  expect(await db.selectFrom("products").selectAll().execute()).toEqual([]);
  await close();
  await database.away();
});

it("A shop whose database stays away fails to start with its reason.", async () => {
  const database = await forwardTo(await emptyDatabase());
  await database.away();
  const opening = openDatabase({ kind: "server", url: database.url }, { longestStart: 0 });
  await expect(opening).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("A shop that is shutting down finishes its requests, and closes idle connections.", async () => {
  const backend = await startTestBackend();
  const address = await backend.app.listen({ port: 0, host: "127.0.0.1" });
  // The embedded database has one connection: the request waits for it.
  const held = await backend.database.db.startTransaction().execute();
  const arrived = once(backend.app.server, "request");
  const begun = fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "mutation { createCart { id } }" }),
  });
  await arrived;
  const closed = backend.close();
  await expect(fetch(`${address}/health`)).rejects.toThrow("fetch failed");
  await held.rollback().execute();
  const answer = await begun;
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect(await answer.json()).toMatchObject({ data: { createCart: {} } });
  await closed;
});
