import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { ProductStatus } from "../generated/types.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { productClient } from "../testing/productClient.ts";

const runs = { numRuns: inject("isFull") ? 100 : 5, seed: inject("seed") };

/** Few scores, so that many products are equally popular. */
const goods = fc.record({
  status: fc.constantFrom(...Object.values(ProductStatus)),
  score: fc.constantFrom(0, 1, 50),
});

interface Goods {
  readonly id: number;
  readonly status: ProductStatus;
  readonly score: number;
}

/** The definition: what can be ordered, then the popular, then the smaller id. */
const isBefore = (one: Goods, other: Goods): boolean => {
  const [isOrderable, isOtherOrderable] = [one.status === "AVAILABLE", other.status === "AVAILABLE"];
  if (isOrderable !== isOtherOrderable) return isOrderable;
  return one.score === other.score ? one.id < other.id : one.score > other.score;
};

onBothDatabases("the order by popularity", (backend) => {
  const { listedIds } = productClient(backend);

  it("[CAT-8] has what cannot be ordered behind all that can, and pages cut it without gaps", async () => {
    const { db } = backend().database;
    const ids = (await db.selectFrom("product_index").select("product_id").execute()).map(
      ({ product_id }) => product_id,
    );
    const states = fc.array(goods, { minLength: ids.length, maxLength: ids.length });
    await fc.assert(
      fc.asyncProperty(states, fc.integer({ min: 1, max: 5 }), async (drawn, first) => {
        const all = drawn.flatMap((each, at) => {
          const id = ids[at];
          return id === undefined ? [] : [{ id, ...each }];
        });
        for (const { id, status, score } of all)
          await db.updateTable("product_index").where("product_id", "=", id).set({ status, score }).execute();
        const paged: number[] = [];
        for (let page = 1; page * first < all.length + first; page += 1)
          paged.push(...(await listedIds({ page, first })));
        expect(paged).toEqual(
          all
            .filter(({ status }) => status !== "PERMANENTLY_ENDED")
            .sort((one, other) => (isBefore(one, other) ? -1 : 1))
            .map(({ id }) => id),
        );
      }),
      runs,
    );
  });
});
