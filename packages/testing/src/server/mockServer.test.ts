import { it } from "@fast-check/vitest";
import { catalogue, createShop } from "@kamra/core";
import fc from "fast-check";
import { expect } from "vitest";
import { products } from "../arbitraries/index.ts";
import { mockServer, productAnswers } from "./index.ts";

const shopOf = (answers: Parameters<typeof mockServer>[0]) =>
  createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch: mockServer(answers), log: () => {} });

const several = fc.uniqueArray(products(), { selector: ({ id }) => id, maxLength: 4 });

it.prop([several])("a shop reads from a made-up server the products that it was given", async (given) => {
  const { catalogue: shop } = shopOf(productAnswers(given));
  expect((await shop.products({})).products).toEqual(given);
  for (const product of given)
    expect((await shop.search({ term: product.name.toUpperCase() })).products).toContainEqual(product);
  expect((await shop.productsById(given.map(({ id }) => id))).length).toBe(given.length);
});

it("own fields of products are in each answer with products", async () => {
  const [product] = fc.sample(products(), 1);
  const answers = productAnswers(product === undefined ? [] : [product], {
    own: ({ name }) => ({ carbon_kg: name.length }),
  });
  const each = { term: product?.name, terms: [product?.name], ids: [product?.id], urlKey: product?.urlKey };
  for (const answer of Object.values(answers))
    expect(JSON.stringify(answer(each))).toContain(`"carbon_kg":${product?.name.length}`);
});

it("an operation without an answer is refused, and named", async () => {
  const refused = shopOf({}).catalogue.search({ term: "tej" });
  await expect(refused).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(refused).rejects.toThrow("searchProducts");
});
