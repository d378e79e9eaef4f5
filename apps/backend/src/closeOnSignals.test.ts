import { once } from "node:events";
import { connect } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { firstNow } from "./testing/firstNow.ts";
import { parseAs } from "./testing/parseAs.ts";
import { ids, smallSeed } from "./seed/smallSeed.ts";
import { startServer } from "./testing/startServer.ts";
import { testDatabase } from "./testing/testDatabase.ts";

it("A process that gets a signal amid requests answers them all, takes no others, and exits with 0.", async () => {
  const { url } = await testDatabase({ seed: smallSeed, now: new Date(firstNow) });
  const { child, port } = await startServer(url);
  const ended = once(child, "exit");
  const database = new pg.Client(url);
  await database.connect();
  const ask = async (query: string, variables: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, body: await response.text() };
  };
  const takesConnections = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  const waiting = async (): Promise<number> => {
    // A transaction goes on seeing the connections of its first look.
    await database.query("select pg_stat_clear_snapshot()");
    const { rowCount } = await database.query(
      "select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0",
    );
    return rowCount ?? 0;
  };
  try {
    const created = await ask("mutation { createCart { id } }");
    const { id } = parseAs<{ data: { createCart: { id: string } } }>(created.body).data.createCart;
    await database.query("begin");
    await database.query("select from carts where id = $1 for update", [id]);
    const begun = [1, 2, 3].map((piece) =>
      ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
        input: { id, products: [{ product_id: ids.milk, piece }] },
      }),
    );
    await expect.poll(waiting).toBe(begun.length);
    child.kill("SIGTERM");
    await expect.poll(takesConnections).toBe(false);
    expect(await waiting()).toBe(begun.length);
    await database.query("commit");
    for (const answer of await Promise.all(begun))
      expect(answer).toEqual({ status: 200, body: JSON.stringify({ data: { updateCart: { id } } }) });
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
    await database.end();
  }
});
