import assert from "node:assert/strict";
import { createBackend, referenceSeed } from "@kamra/backend";
import { demoData } from "@kamra/demo-data";
import { CartDocument, UpdateCartDocument } from "../../packages/core/src/transport/generated/documents.ts";
import { findTokenUser } from "../../apps/backend/src/session/openSession.ts";
import { hashToken } from "../../apps/backend/src/session/hashToken.ts";
import { loadCartRow } from "../../apps/backend/src/cart/loadCartRow.ts";
import { median } from "../compare.ts";
import { printFigure, printShare } from "../print.ts";
import { at, listAt } from "../shop/asking.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { openRedis } from "../shop/openRedis.ts";

/**
 * What a request for a cart would save if sessions and carts were in Redis: the reads of a token and of a cart, each against a GET of as many bytes. The
 * cart's lines stay where their products are: prices and stock are read with each.
 */
const rounds = 400;
const userId = "benchbenchbenchbenchbe";
/** 256 bits, as every token has. */
const token = "bench".repeat(9).slice(0, 43);

const postgres = await openPostgres();
const redis = await openRedis();
const backend = await createBackend({
  database: { kind: "server", url: await postgres.addressOf("kamra_10000"), connections: 10 },
  seed: referenceSeed({ data: demoData({ size: 10_000 }) }),
  logger: false,
});
const { db } = backend.database;

async function ask(query: string, variables: object = {}): Promise<unknown> {
  const answer = await backend.fetch("http://backend.internal/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const content: unknown = await answer.json();
  assert.equal(at(content, "errors"), undefined, JSON.stringify(content).slice(0, 500));
  return at(content, "data");
}

/** A signed-in user's cart of ten lines. */
async function makeCart(): Promise<string> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
  await db.insertInto("users").values({ id: userId, email: "bench@kamra.example", name: "Kiss Anna" }).execute();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await db
    .insertInto("access_tokens")
    .values({ hash: hashToken(token), user_id: userId, expires_at })
    .execute();
  const id = String(at(await ask("mutation { createCart { id } }"), "createCart", "id"));
  const listed = await ask(
    "{ products(first: 60, filters: { productStatus: [AVAILABLE] }) { data { id adults_only } } }",
  );
  const products = listAt(listed, "products", "data")
    .filter((product) => at(product, "adults_only") === false)
    .slice(0, 10)
    .map((product) => ({ product_id: at(product, "id"), piece: 1 }));
  await ask(UpdateCartDocument.text, { input: { id, products } });
  return id;
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

try {
  if (redis === null) printFigure("none", { what: "redis-server is not installed, so nothing was measured" });
  else {
    const id = await makeCart();
    const now = new Date();
    const user = await findTokenUser(db, { token, now });
    await redis.ask("SET", "token", JSON.stringify(user));
    await redis.ask("SET", "cart", JSON.stringify(await loadCartRow(id, { db, now, user })));
    const tasks = {
      request: () => ask(CartDocument.text, { id }),
      tokenHere: () => findTokenUser(db, { token, now }),
      cartHere: () => loadCartRow(id, { db, now, user }),
      tokenThere: () => redis.ask("GET", "token"),
      cartThere: () => redis.ask("GET", "cart"),
    };
    const samples = Object.entries(tasks).map(([name, task]) => ({ name, task, times: new Array<number>() }));
    for (let round = 0; round < rounds; round += 1)
      for (const { task, times } of samples) times.push(await timeOf(task));
    const ms = (name: keyof typeof tasks): number =>
      median(samples.find((sample) => sample.name === name)?.times.slice(rounds / 2) ?? []);
    const [here, there] = [ms("tokenHere") + ms("cartHere"), ms("tokenThere") + ms("cartThere")];
    printFigure(`${ms("request").toFixed(2)} ms`, {
      what: "for a user's cart of ten lines, from the request to the answer",
    });
    printShare(here / ms("request"), {
      what: `of that are the reads of token and cart in PostgreSQL, ${here.toFixed(2)} ms`,
    });
    printShare(there / ms("request"), { what: `two GETs of Redis would be, ${there.toFixed(2)} ms` });
    printShare((here - there) / ms("request"), { what: "is what Redis would save of a request" });
  }
} finally {
  await backend.close();
  redis?.stop();
  await postgres.stop();
}
