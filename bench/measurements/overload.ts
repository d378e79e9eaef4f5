import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../compare.ts";
import { printFigure, printRatio, printSpeed } from "../print.ts";
import { type Ending, type Kind, kindsOf } from "../shop/kinds.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { openWholeShop, type WholeShop } from "../shop/openWholeShop.ts";
import { quantile } from "../shop/race.ts";
import { send } from "../shop/send.ts";

/**
 * What a shop still does when three times as many requests arrive as it can answer. What it can do is measured for each kind of request alone; a request
 * then stands for its part of that, so the mixes before and under overload may differ. The answered parts in a second are the goodput: 1 is all it can do.
 */
const products = 10_000;
const quietEach = 200;
const fullMs = 3000;
const overloadMs = 45_000;
const times = 3;
/** Orders need a cart each; so few are made at a time. */
const ordersAlone = 30;
const orders = 700;

interface Result {
  readonly kind: Kind;
  readonly quiet: number[];
  /** Answers a second, of this kind alone: before the overload and after it. */
  readonly rates: number[];
  readonly busy: number[];
  readonly endings: Record<Ending, number>;
}

async function timed(kind: Kind): Promise<{ readonly ending: Ending; readonly ms: number }> {
  const begin = performance.now();
  const ending = await kind.ask();
  return { ending, ms: performance.now() - begin };
}

const isOrder = ({ kind }: Result): boolean => kind.name === "an order";

/** One request after another, the kinds in turn. */
async function measureQuiet(results: ReadonlyArray<Result>): Promise<void> {
  for (let turn = 0; turn < quietEach; turn += 1)
    for (const result of results) {
      if (isOrder(result) && turn >= ordersAlone) continue;
      const { ending, ms } = await timed(result.kind);
      assert.equal(ending, "answered", result.kind.name);
      result.quiet.push(ms);
    }
}

/** So many of one kind at a time, without a pause. */
async function measureFull(result: Result): Promise<void> {
  const most = isOrder(result) ? ordersAlone : Infinity;
  const begin = performance.now();
  let answered = 0;
  let asked = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() - begin < fullMs && asked < most) {
        asked += 1;
        if ((await result.kind.ask()) === "answered") answered += 1;
      }
    }),
  );
  result.rates.push((answered * 1000) / (performance.now() - begin));
}

/** The mean, so that a machine that does other work now and then matters less. */
const rateOf = ({ rates }: Result): number => rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

const pick = (results: ReadonlyArray<Result>): Result | undefined => {
  let rest = Math.random();
  return results.find(({ kind }) => (rest -= kind.share) < 0) ?? results[0];
};

/** Requests arrive at random, whether others are answered or not. Returns the seconds until the last one has its answer. */
async function measureOverload(results: ReadonlyArray<Result>): Promise<number> {
  const arrivals = times / results.reduce((sum, result) => sum + result.kind.share / rateOf(result), 0);
  const pending: Promise<void>[] = [];
  const begin = performance.now();
  let next = 0;
  while (next < overloadMs) {
    const result = pick(results);
    if (result !== undefined)
      pending.push(
        timed(result.kind).then(({ ending, ms }) => {
          result.endings[ending] += 1;
          if (ending === "answered") result.busy.push(ms);
        }),
      );
    next += (-Math.log(1 - Math.random()) / arrivals) * 1000;
    const wait = next - (performance.now() - begin);
    if (wait > 0) await pause(wait);
  }
  await Promise.all(pending);
  return (performance.now() - begin) / 1000;
}

/** The dearest query that is allowed, with twelve long lists. */
const dear = `{ ${Array.from({ length: 12 }, (_, at) => `a${at}: products(first: 100, page: ${at + 1}) { data { id name attributes { id code options { id } } images { conversions { full list thumbnail } } empties { id price } categories { id name } } }`).join(" ")} }`;

/** How much slower a stranger's trivial query is beside six clients of one address that send the dearest one. */
async function measureNeighbours({ ports: { shop: port } }: WholeShop): Promise<number> {
  const probe = async (count: number) => {
    const took: number[] = [];
    for (let asked = 0; asked < count; asked += 1) {
      const begin = performance.now();
      const { status } = await send(port, "/graphql", { body: { query: "{ brands(first: 1) { id } }" } });
      assert.equal(status, 200);
      took.push(performance.now() - begin);
    }
    return median(took);
  };
  await probe(40);
  const alone = await probe(60);
  let isOpen = true;
  const clients = Array.from({ length: 6 }, async () => {
    while (isOpen) {
      const { status } = await send(port, "/graphql", { body: { query: dear }, from: "192.0.2.66" });
      assert(status === 200 || status === 429 || status === 503, `The dearest query answers ${status}`);
      if (status !== 200) await pause(200);
    }
  });
  await pause(1000);
  const beside = await probe(60);
  isOpen = false;
  await Promise.all(clients);
  return beside / alone;
}

async function measure(shop: WholeShop, { on, slower }: { readonly on: string; readonly slower: number }) {
  const idle = await shop.memory();
  const kinds = await kindsOf(shop, { orders });
  const results: ReadonlyArray<Result> = kinds.map((kind) => ({
    kind,
    quiet: [],
    rates: [],
    busy: [],
    endings: { answered: 0, refused: 0, wrong: 0 },
  }));
  for (const result of results) await measureFull(result);
  await measureQuiet(results);
  const seconds = await measureOverload(results);
  const loaded = await shop.memory();
  for (const result of results) await measureFull(result);
  const goodput = results.reduce((sum, result) => sum + result.busy.length / seconds / rateOf(result), 0);
  printSpeed(goodput, { what: `goodput on ${on} at ${times} times what it can do`, atLeast: 0.8 });
  for (const result of results) {
    const { kind, quiet, busy, endings } = result;
    const { answered, refused, wrong } = endings;
    assert.equal(wrong, 0, `${kind.name}: neither an answer nor a clear refusal`);
    printRatio(
      { subjectMs: quantile(busy, 0.99), baselineMs: quantile(quiet, 0.99) },
      {
        what: `p99 of ${kind.name} then, against ${quantile(quiet, 0.99).toFixed(0)} ms when quiet (${((100 * answered) / (answered + refused)).toFixed(0)} % of ${answered + refused} answered; half within ${quantile(busy, 0.5).toFixed(0)} ms, quiet ${quantile(quiet, 0.5).toFixed(0)} ms; alone ${rateOf(result).toFixed(0)} /s)`,
        atMost: 4,
      },
    );
  }
  printFigure(`${loaded.toFixed(0)} MB`, { what: `of memory on ${on} after that, ${idle.toFixed(0)} MB at the start` });
  printRatio(
    { subjectMs: await measureNeighbours(shop), baselineMs: 1 },
    { what: `a stranger's trivial query on ${on} beside six clients of one address with the dearest`, atMost: slower },
  );
}

async function measureOn(url: string | null, bar: { readonly on: string; readonly slower: number }): Promise<void> {
  const shop = await openWholeShop({ url, products });
  try {
    await measure(shop, bar);
  } finally {
    await shop.stop();
  }
}

await measureOn(null, { on: "PGlite", slower: 50 });
const postgres = await openPostgres();
try {
  await measureOn(await postgres.addressOf("kamra_overload"), { on: "PostgreSQL", slower: 10 });
} finally {
  await postgres.stop();
}
