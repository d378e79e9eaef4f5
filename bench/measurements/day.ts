import { median } from "../compare.ts";
import { printFigure, printSpeed } from "../print.ts";
import { searches, shelvesOf } from "../shop/asking.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { chooseLines } from "../shop/ordering.ts";
import { type Shop, startShop } from "../shop/startShop.ts";
import { pagesPerChange, requestsOfTrip, trip } from "../shop/trip.ts";

/**
 * A day of 20,000 orders within an hour, from 2 and 4 processes on one machine: how much of it they serve when shoppers never pause. Shoppers go at the end of
 * a window, wherever they are, and count by their requests; so it ends within four minutes, a new database of 10,000 products included. The numbers of processes
 * take turns, so that other load slows both.
 */
const products = Number(process.env["KAMRA_BENCH_PRODUCTS"] ?? 10_000);
const counts = [2, 4];
const rounds = 4;
const windowMs = 15_000;
const shoppers = 8;
const ordersWanted = 20_000;

const postgres = await openPostgres();
const url = await postgres.addressOf(`kamra_${products}`);
const shops: Shop[] = [];
for (let count = 0; count < Math.max(...counts); count += 1)
  shops.push(await startShop(url, { products, alone: true }));
const [first] = shops;
if (first === undefined) throw new Error("No shop has started");

const pages = [...(await shelvesOf(first)), ...searches];
const linesFor = await chooseLines(first, { page: 1, categoryId: null, term: "tej" });
let trips = 0;

/** What so many processes do in a window: orders an hour, if all requests lead to one. */
async function window(count: number, onPage: (milliseconds: number) => void): Promise<number> {
  const ports = shops.slice(0, count).map(({ ports: { shop } }) => shop);
  let asked = 0;
  const nextPort = () => {
    asked += 1;
    return ports[asked % ports.length] ?? 0;
  };
  const begin = performance.now();
  const isOver = () => performance.now() - begin >= windowMs;
  let requests = 0;
  const onRequest = () => (requests += 1);
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (!isOver()) {
        trips += 1;
        await trip({ nextPort, pages, linesFor, index: trips, isOver, onRequest, onPage });
      }
    }),
  );
  return ((requests / requestsOfTrip) * 3_600_000) / (performance.now() - begin);
}

const results = counts.map((count) => ({ count, perHour: new Array<number>(), latencies: new Array<number>() }));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { count, perHour, latencies } of results) {
      const orders = await window(count, (milliseconds) => round > 0 && latencies.push(milliseconds));
      if (round > 0) perHour.push(orders);
    }
  }
  const [two] = results;
  for (const { count, perHour, latencies } of results) {
    const orders = median(perHour);
    const sorted = latencies.toSorted((a, b) => a - b);
    const ms = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`;
    printFigure(`${orders.toFixed(0)} /h`, {
      what: `orders with ${pagesPerChange} pages before each change of a cart, from ${count} processes: ${(orders / ordersWanted).toFixed(2)} of a day of ${ordersWanted} in an hour (a page: half within ${ms(0.5)}, 99 of 100 within ${ms(0.99)})`,
    });
    printSpeed(median(perHour.map((each, round) => each / (two?.perHour[round] ?? Number.NaN))), {
      what: `of two processes' speed`,
    });
  }
  const used = await Promise.all(shops.map((shop) => shop.usage()));
  printFigure(`${median(used.map(({ mb }) => mb)).toFixed(0)} MB`, {
    what: `of memory a process, the median of ${shops.length} after the run; ${Math.max(...used.map(({ peakMb }) => peakMb)).toFixed(0)} at most`,
  });
} finally {
  for (const shop of shops) await shop.stop();
  await postgres.stop();
}
