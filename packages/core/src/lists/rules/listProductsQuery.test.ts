import { expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { listProductsQuery } from "./listProductsQuery.ts";

it("[LIST-8] queries the available products of a list in one page of their number", () => {
  const products = Array.from({ length: 500 }, (_, index) => ({ productId: productId(`${index + 1}`) }));
  const query = listProductsQuery({ products });
  expect(query).toMatchObject({ page: 1, pageSize: 500, filters: { statuses: ["AVAILABLE"] } });
  expect(query?.filters?.ids).toEqual(products.map((product) => product.productId));
});

it("[LIST-8] makes no query for an empty list", () => {
  expect(listProductsQuery({ products: [] })).toBeNull();
});
