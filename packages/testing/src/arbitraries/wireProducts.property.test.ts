import { catalogue, createShop, type LogEntry } from "@kamra/core";
import { buildCategoryTree } from "@kamra/core/catalogue";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { instants } from "./instants.ts";
import { spoiledProducts, wireProducts } from "./wireProducts.ts";
import { wireCategories } from "./wireCategories.ts";

const productsNow = instants.chain((now) => fc.record({ good: wireProducts({ now }), bad: spoiledProducts({ now }) }));

/** A shop whose server always returns this answer. */
function shopAnswered(data: unknown) {
  const log: Array<LogEntry> = [];
  const shop = createShop({
    capabilities: [catalogue],
    endpoint: "http://shop.test/graphql",
    fetch: () =>
      Promise.resolve(new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } })),
    log: (entry) => log.push(entry),
  });
  return { shop, log };
}

it.prop([productsNow], runs)(
  "[SPEC-1] [PRICE-1] [QTY-1] a product from the wire decodes to its model",
  async ({ good }) => {
    const { shop } = shopAnswered({ getProductByUrlKey: good.wire });
    expect(await shop.catalogue.product(good.product.urlKey)).toEqual(good.product);
    shop.dispose();
  },
);

it.prop([productsNow], runs)(
  "[PRICE-1] [QTY-8] a product with an invalid version is refused alone, with a logged error",
  async ({ good, bad }) => {
    const { shop, log } = shopAnswered({
      products: {
        data: [bad, good.wire, bad],
        paginatorInfo: { currentPage: 1, perPage: 48, lastPage: 1, total: 3, hasMorePages: false },
        popular_only: false,
        facets: { attributes: [], price_min: null, price_max: null, discounted_count: 0, news_count: 0 },
      },
    });
    const { products } = await shop.catalogue.products({});
    expect(products.map(({ id }) => id)).toEqual([good.product.id]);
    expect(log.map(({ level }) => level)).toEqual(["error", "error"]);
    shop.dispose();
  },
);

it.prop([wireCategories], runs)(
  "[CAT-1] [CAT-2] a category tree from the wire is counted, filtered and given its paths",
  async ({ wire, nodes }) => {
    const { shop } = shopAnswered({ allProductCategories: wire });
    expect(await shop.catalogue.loadCategories()).toEqual(buildCategoryTree(nodes));
    shop.dispose();
  },
);
