import { printRatio } from "../print.ts";
import { byGraphql, searches, shelvesOf, speedOf } from "../shop/asking.ts";
import { openPostgres } from "../shop/openPostgres.ts";
import { race } from "../shop/race.ts";
import { startShop } from "../shop/startShop.ts";

/** Searches among 100,000 products beside pages of their categories, on both databases. */
const products = 100_000;
const postgres = await openPostgres();

async function measure(name: string, url: string): Promise<void> {
  const shop = await startShop(url, { products, alone: true });
  const { results } = await race(
    {
      search: byGraphql(shop.ports.shop, searches),
      page: byGraphql(shop.ports.shop, await shelvesOf(shop)),
    },
    { rounds: 15, count: 40 },
  );
  await shop.stop();
  printRatio(
    { subjectMs: results.get("search")?.p99 ?? Number.NaN, baselineMs: results.get("page")?.p99 ?? Number.NaN },
    {
      what: `p99 of a search among 100,000 products on ${name}, against that of a category's page (${speedOf(results.get("search"))}; ${speedOf(results.get("page"))})`,
      atMost: 3,
    },
  );
}

try {
  await measure("PostgreSQL", await postgres.addressOf(`kamra_${products}`));
  await measure("PGlite", "memory");
} finally {
  await postgres.stop();
}
