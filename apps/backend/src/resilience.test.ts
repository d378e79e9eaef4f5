import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "./testing/emptyDatabase.ts";
import { listService } from "./testing/listService.ts";
import { startTestBackend, type TestBackend } from "./testing/startTestBackend.ts";

/** A proxy between the shop and its database that can be cut. */
async function forwardTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const forwarded = new URL(url);
  forwarded.port = String(address.port);
  return {
    url: forwarded.href,
    back: () => listen(address.port),
    async away() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

describe("A shop whose database", () => {
  let backend: TestBackend;
  let database: Awaited<ReturnType<typeof forwardTo>>;
  beforeAll(async () => {
    database = await forwardTo(await emptyDatabase());
    backend = await startTestBackend({
      database: { kind: "server", url: database.url, connections: 2, longestWait: 200 },
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
    expect(await answer("/graphql")).toEqual(unavailable);
    expect(await answer("/sitemap.xml")).toEqual(unavailable);
    expect((await answer("/health")).status).toBe(503);
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
