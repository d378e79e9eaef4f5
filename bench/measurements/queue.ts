import { median } from "../compare.ts";
import { meanResponse, serversFor } from "../erlang.ts";
import { printFigure, printRatio } from "../print.ts";
import { byGraphql, searches, shelvesOf } from "../shop/asking.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import type { Target } from "../shop/race.ts";
import { startShop } from "../shop/startShop.ts";
import { requestsOfTrip } from "../shop/trip.ts";

/**
 * A model of more shops than this machine can serve: the queue M/M/c with the service times of one process. Its mean answer at 60 % of the capacity is
 * held against requests that arrive at random. Then it says how many processes a hundred shops need, and a day of twenty times the orders.
 */
const rounds = 5;
const products = 10_000;

const postgres = await openPostgres();
const shop = await startShop(await postgres.addressOf(`kamra_${products}`), { products, alone: true });
const target = byGraphql(shop.ports.shop, [...(await shelvesOf(shop)), ...searches]);
let asked = 0;

async function timed(task: Target): Promise<number> {
  asked += 1;
  const begin = performance.now();
  await task(asked);
  return (performance.now() - begin) / 1000;
}

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** So many at a time, without a pause. */
async function closed(
  shoppers: number,
  each: number,
): Promise<{ readonly perSecond: number; readonly response: number }> {
  const begin = performance.now();
  const times = await Promise.all(
    Array.from({ length: shoppers }, async () => {
      const own: number[] = [];
      while (own.length < each) own.push(await timed(target));
      return own;
    }),
  );
  return { perSecond: (shoppers * each * 1000) / (performance.now() - begin), response: mean(times.flat()) };
}

/** Requests that arrive at random, so many in a second; seconds to an answer on average. */
async function open(arrivals: number, count: number): Promise<number> {
  const pending: Promise<number>[] = [];
  for (let request = 0; request < count; request += 1) {
    pending.push(timed(target));
    await new Promise((resolve) => setTimeout(resolve, (-Math.log(1 - Math.random()) / arrivals) * 1000));
  }
  return mean(await Promise.all(pending));
}

const samples: { rate: number; servers: number; measured: number; predicted: number }[] = [];
try {
  await closed(8, 30);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await closed(1, 20);
    const full = await closed(8, 15);
    const servers = Math.max(1, Math.round(full.perSecond * alone.response));
    const rate = full.perSecond / servers;
    const arrivals = 0.6 * full.perSecond;
    const measured = await open(arrivals, 80);
    samples.push({ rate, servers, measured, predicted: meanResponse({ arrivals, rate, servers }) });
  }
} finally {
  await shop.stop();
  await postgres.stop();
}

const of = (name: keyof (typeof samples)[number]): number => median(samples.map((sample) => sample[name]));
const capacity = of("rate") * of("servers");
printFigure(`${capacity.toFixed(0)} /s`, {
  what: `lists and searches by one process when 8 are asked at a time, ${of("servers")} of them truly at once`,
});
printRatio(
  { subjectMs: median(samples.map(({ measured, predicted }) => measured / predicted)), baselineMs: 1 },
  {
    what: `the mean answer at 60 % of that, ${(of("measured") * 1000).toFixed(0)} ms, against the model's ${(of("predicted") * 1000).toFixed(0)} ms`,
  },
);
const busiestHour = (20_000 / 10 / 3600) * requestsOfTrip;
for (const { what, times } of [
  { what: "one shop of 20,000 orders a day, in its busiest hour with a tenth of them", times: 1 },
  { what: "the same on a day of 20 times the orders", times: 20 },
  { what: "100 such shops", times: 100 },
  { what: "100 such shops on a day of 20 times the orders", times: 2000 },
]) {
  const arrivals = busiestHour * times;
  const servers = serversFor({ arrivals, rate: of("rate") }, { share: 0.01, seconds: 0.1 });
  printFigure(`${Math.ceil(servers / of("servers"))}`, {
    what: `processes by the model for ${what}: ${arrivals.toFixed(0)} requests a second, 99 of 100 wait at most 100 ms`,
  });
}
