import { printFigure, printRatio } from "../print.ts";
import { ask, at, byGraphql, listAt, searches, shelvesOf, speedOf } from "../shop/asking.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { race } from "../shop/race.ts";
import type { PageRequest } from "../shop/requests.ts";
import { type Shop, startShop } from "../shop/startShop.ts";

/**
 * A shop of a million products beside one of ten thousand: the import, the 99th percentile of lists and searches, and memory.
 * `KAMRA_BENCH_POSTGRES` names a running server. Databases are kept; drop `kamra_1000000` to measure its import again.
 */
const sizes = { small: 10_000, large: 1_000_000 };
const postgres = await openPostgres();
const figure = (value: number): string => value.toLocaleString("en");

/** The departments, which have everything below them. */
async function departmentsOf({ ports }: Shop): Promise<ReadonlyArray<PageRequest>> {
  const tree = await ask(ports.shop, { query: "{ allProductCategories { id } }" }, "allProductCategories");
  return listAt({ tree }, "tree").map((top) => ({ page: 1, categoryId: String(at(top, "id")), term: null }));
}

async function filled(products: number): Promise<Shop> {
  const url = await postgres.addressOf(`kamra_${products}`);
  const first = await startShop(url, { products });
  const { peakMb } = await first.usage();
  printFigure(`${figure(Math.round(products / (first.startedMs / 1000)))} /s`, {
    what: `products by the first start with ${figure(products)}, ${(first.startedMs / 1000).toFixed(0)} s, with ${peakMb.toFixed(0)} MB at most; an import if the database was new`,
  });
  await first.stop();
  return await startShop(url, { products });
}

async function measure(
  { small, large }: Readonly<Record<"small" | "large", Shop>>,
  {
    requestsOf,
    what,
  }: { readonly requestsOf: (shop: Shop) => Promise<ReadonlyArray<PageRequest>>; readonly what: string },
): Promise<void> {
  const { results } = await race(
    {
      small: byGraphql(small.ports.shop, await requestsOf(small)),
      large: byGraphql(large.ports.shop, await requestsOf(large)),
    },
    { rounds: 15, count: 40 },
  );
  const p99Of = (name: string): number => results.get(name)?.p99 ?? Number.NaN;
  printRatio(
    { subjectMs: p99Of("large"), baselineMs: p99Of("small") },
    {
      what: `p99 of ${what}, against that of ten thousand products (${speedOf(results.get("large"))}; ${speedOf(results.get("small"))})`,
      atMost: 2,
    },
  );
}

try {
  const small = await filled(sizes.small);
  const large = await filled(sizes.large);
  const shops = { small, large };
  await measure(shops, { requestsOf: shelvesOf, what: "a shelf" });
  await measure(shops, { requestsOf: departmentsOf, what: "a department" });
  await measure(shops, { requestsOf: () => Promise.resolve(searches), what: "a search" });
  for (const [products, shop] of [
    [sizes.small, small],
    [sizes.large, large],
  ] as const) {
    const { mb } = await shop.usage();
    printFigure(`${mb.toFixed(0)} MB`, {
      what: `of memory with ${figure(products)} products (${shop.idleMb.toFixed(0)} when it had started)`,
    });
    await shop.stop();
  }
} finally {
  await postgres.stop();
}
