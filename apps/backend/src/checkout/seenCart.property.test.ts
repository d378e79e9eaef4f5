import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scripts } from "../runs.test.config.ts";
import { cartClient } from "../testing/cartClient.ts";
import { orderClient } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** What can happen between a look at the cart and the order; some of it changes nothing, some takes itself back. */
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("milkCosts" as const), price: fc.constantFrom(399, 409) }),
    fc.record({ kind: fc.constant("beerCosts" as const), price: fc.constantFrom(450, 500) }),
    fc.record({ kind: fc.constant("wants" as const), piece: fc.constantFrom(2, 3) }),
    fc.record({ kind: fc.constant("coupon" as const), code: fc.constantFrom(null, "TIZ") }),
  ),
  { maxLength: 4 },
);

it("[ORDER-9] orders the cart that the shopper saw, and no other", async () => {
  const { readyCart, createOrder } = orderClient(() => backend);
  const { read, updated } = cartClient<{ hash: string }>(
    () => backend,
    "hash total_price discount_price coupon_code cart_products { product { id } piece price total_price }",
  );
  const setPrice = (id: number, price: number) =>
    backend.database.db.updateTable("products").set({ price }).where("id", "=", id).execute();

  await fc.assert(
    fc.asyncProperty(events, async (script) => {
      await setPrice(ids.milk, 399);
      const id = await readyCart();
      const { hash, ...seen } = await read(id);
      for (const event of script) {
        if (event.kind === "milkCosts") await setPrice(ids.milk, event.price);
        else if (event.kind === "beerCosts") await setPrice(ids.beer, event.price);
        else if (event.kind === "wants")
          await updated({ id, products: [{ product_id: ids.milk, piece: event.piece }] });
        else await updated({ id, coupon_code: event.code });
      }
      const { hash: _hash, ...now } = await read(id);
      const { errors } = await createOrder({ cart_id: id }, { ifMatch: `"${hash}"` });
      const isSame = JSON.stringify(now) === JSON.stringify(seen);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(isSame ? [] : ["CART_CHANGED"]);
    }),
    // Each run makes a dozen requests.
    { ...scripts, numRuns: Math.ceil(scripts.numRuns / 2) },
  );
});
