import type { Product } from "@kamra/core/product";
import type { CheckedPorts } from "./BackendPorts.ts";

/** Products of the first page, at most so many. Errors: when there is none. */
export async function firstProducts(
  { catalogue, call }: CheckedPorts,
  count: number,
): Promise<readonly [Product, ...ReadonlyArray<Product>]> {
  const { products } = await catalogue().products({ page: 1, pageSize: count, filters: {} }, call);
  const [first, ...others] = products;
  if (first === undefined) throw new Error("The catalogue has no product: the checks need one");
  return [first, ...others];
}
