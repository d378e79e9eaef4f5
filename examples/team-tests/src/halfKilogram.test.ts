import { testBackend } from "@kamra/backend";
import { isWeighed } from "@kamra/core/product";
import { shopMatchers } from "@kamra/testing/matchers";
import { lostResponse, offline } from "@kamra/testing/network";
import { openTestShop } from "@kamra/testing/shop";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addHalfAKilogram } from "./halfKilogram.ts";

expect.extend(shopMatchers);

const backend = await testBackend();
afterAll(() => backend.close());

let opened = openTestShop({ fetch: backend.fetch });
beforeEach(async () => {
  opened = openTestShop({ fetch: backend.fetch });
  await opened.settled(opened.shop.delivery.select({ type: "personal" }));
});

const pick = async (isWanted: (isByWeight: boolean) => boolean) => {
  const { products } = await opened.settled(opened.shop.catalogue.products({}));
  const found = products.find(({ defaultUnit, status }) => status === "AVAILABLE" && isWanted(isWeighed(defaultUnit)));
  if (found === undefined) throw new Error("The backend has no such product");
  return found;
};

test("half a kilogram is added, and the next page still has it", async () => {
  const { shop, settled, cookies } = opened;
  const product = await pick((isByWeight) => isByWeight);
  expect(await settled(addHalfAKilogram(shop, product))).toBe("added");
  const { total } = shop.cart.state.get().totals;
  const next = openTestShop({ fetch: backend.fetch, cookies });
  await next.settled(next.shop.cart.refresh());
  expect(next.shop).toHold(product, 0.5);
  expect(next.shop).toCost(total);
  expect(total).toBeGreaterThan(0);
});

test("an answer that the network loses changes nothing", async () => {
  const { shop, settled, network } = opened;
  const product = await pick((isByWeight) => isByWeight);
  let updates = 0;
  network.use(({ operationName }) => (operationName === "updateCart" && (updates += 1) === 1 ? lostResponse : null));
  expect(await settled(addHalfAKilogram(shop, product))).toBe("added");
  expect(updates).toBeGreaterThan(1);
  expect(shop.cart.state.get().cart?.lines.map(({ quantity }) => quantity)).toEqual([0.5]);
});

test("without a network the change waits, and the cart shows it", async () => {
  const { shop, rest, network } = opened;
  const product = await pick((isByWeight) => isByWeight);
  network.use(() => offline);
  void addHalfAKilogram(shop, product);
  await rest();
  expect(shop.cart.state.get()).toMatchObject({ isEstimate: true, cart: { lines: [{ quantity: 0.5 }] } });
});

test("what is sold by the piece is not halved", async () => {
  expect(await addHalfAKilogram(opened.shop, await pick((isByWeight) => !isByWeight))).toBe("not by weight");
});
