import assert from "node:assert/strict";
import { ask, byGraphql, inTurn, searches, shelvesOf, speedOf } from "../shop/asking.ts";
import { printFigure, printRatio, printSpeed } from "../print.ts";
import { chooseLines, makeCarts } from "../shop/ordering.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { post } from "../shop/post.ts";
import { race, type Target } from "../shop/race.ts";
import { documents, graphqlOf, type PageRequest } from "../shop/requests.ts";
import { type Shop, startShop } from "../shop/startShop.ts";

const byHand =
  (port: number, requests: ReadonlyArray<PageRequest>): Target =>
  async (index) =>
    void (await post(port, "/page", inTurn(requests, index)));

async function checkAnswers({ ports }: Shop, requests: ReadonlyArray<PageRequest>): Promise<void> {
  for (const request of requests) {
    const field = request.term === null ? "products" : "searchProducts";
    const plain: unknown = JSON.parse(await post(ports.plain, "/page", request));
    assert.deepEqual(await ask(ports.shop, graphqlOf(request), field), plain, JSON.stringify(request));
    assert.deepEqual(await ask(ports.executor, graphqlOf(request), field), plain, JSON.stringify(request));
  }
}

const plainly = "against plain node http with the same SQL, prepared";

/** The processor time of one of the process's servers for a request, in milliseconds, without the database's share. */
async function cpuOf(shop: Shop, target: Target): Promise<number> {
  const count = 200;
  const { cpuMs } = await shop.usage();
  for (let index = 0; index < count; index += 1) await target(index);
  return ((await shop.usage()).cpuMs - cpuMs) / count;
}

async function measurePages(
  shop: Shop,
  {
    requests,
    what,
    atLeast,
  }: { readonly requests: ReadonlyArray<PageRequest>; readonly what: string; readonly atLeast: number },
): Promise<void> {
  await checkAnswers(shop, requests);
  const { ports } = shop;
  const targets = {
    shop: byGraphql(ports.shop, requests),
    executor: byGraphql(ports.executor, requests),
    plain: byHand(ports.plain, requests),
  };
  const { results, ratio } = await race(targets, { rounds: 30, count: 40 });
  printSpeed(ratio("shop", "plain"), {
    what: `${what} as in production, ${plainly} (${speedOf(results.get("shop"))})`,
    atLeast,
  });
  printSpeed(ratio("executor", "plain"), {
    what: `${what} by the bare executor, ${plainly} (${speedOf(results.get("executor"))})`,
  });
  printFigure("1 ×", { what: `${what} by plain node http (${speedOf(results.get("plain"))})` });
  printFigure(`${(await cpuOf(shop, targets.shop)).toFixed(2)} ms`, {
    what: `of a processor in the shop's process for ${what}; plain node http needs ${(await cpuOf(shop, targets.plain)).toFixed(2)} ms`,
  });
}

/** Mutations: each request has its own cart, made beforehand, so that they do not wait for each other. */
async function measureWrites(shop: Shop, shelves: ReadonlyArray<PageRequest>): Promise<void> {
  const { ports } = shop;
  const rounds = 12;
  const count = 40;
  const [shelf] = shelves;
  if (shelf === undefined) throw new RangeError("There is no shelf");
  const linesFor = await chooseLines(shop, shelf);
  const carts = await makeCarts(shop, { count: rounds * count, linesFor });
  const cartOf = (index: number): string => carts[index % carts.length] ?? "";
  const againstPage = async (name: "createOrder" | "updateCart", variablesOf: (index: number) => object) => {
    const { results, ratio } = await race(
      {
        page: byGraphql(ports.shop, shelves),
        write: async (index) =>
          void (await ask(ports.shop, { query: documents[name], variables: variablesOf(index) }, name)),
      },
      { rounds, count },
    );
    return { ratio: ratio("write", "page"), speed: speedOf(results.get("write")) };
  };
  const updates = await againstPage("updateCart", (index) => ({
    input: { id: cartOf(index), products: linesFor(index + 1) },
  }));
  printSpeed(updates.ratio, { what: `updateCart with three lines, against a page of 48 (${updates.speed})` });
  const orders = await againstPage("createOrder", (index) => ({ orderInput: { cart_id: cartOf(index) } }));
  printSpeed(orders.ratio, { what: `createOrder, against a page of 48 (${orders.speed})` });
}

async function measureGrowth(
  small: Shop,
  large: Shop,
  { requests, what }: { readonly requests: (shop: Shop) => Promise<ReadonlyArray<PageRequest>>; readonly what: string },
): Promise<void> {
  const { results, ratio } = await race(
    {
      small: byGraphql(small.ports.shop, await requests(small)),
      large: byGraphql(large.ports.shop, await requests(large)),
    },
    { rounds: 20, count: 40 },
  );
  printRatio(
    { subjectMs: 1 / ratio("large", "small"), baselineMs: 1 },
    { what: `${what} of 100,000 products, against one of 10,000 (${speedOf(results.get("large"))})`, atMost: 3 },
  );
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (mb: number): string => `${mb.toFixed(0)} MB`;

const postgres = await openPostgres();
try {
  const filled = async (products: number): Promise<Shop> => {
    const url = await postgres.addressOf(`kamra_${products}`);
    // The first start fills the database; the next one is measured.
    await (await startShop(url, { products })).stop();
    return await startShop(url, { products });
  };
  const small = await filled(10_000);
  const shelves = await shelvesOf(small);
  await measurePages(small, { requests: shelves, what: "a page of 48 products", atLeast: 0.65 });
  await measurePages(small, { requests: searches, what: "a search", atLeast: 0.85 });
  await measureWrites(small, shelves);

  const large = await filled(100_000);
  await measureGrowth(small, large, { requests: shelvesOf, what: "a page" });
  await measureGrowth(small, large, { requests: () => Promise.resolve(searches), what: "a search" });
  for (const [shop, products] of [
    [small, "10,000"],
    [large, "100,000"],
  ] as const) {
    printFigure(seconds(shop.startedMs), {
      what: `from the start of the process until it answers, with ${products} products in the database`,
    });
    printFigure(megabytes((await shop.usage()).mb), {
      what: `of memory after these measurements (${megabytes(shop.idleMb)} when it had started)`,
    });
    await shop.stop();
  }
} finally {
  await postgres.stop();
}
