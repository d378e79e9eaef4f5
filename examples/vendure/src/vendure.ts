// The part of Vendure's Shop API that the shop uses: https://docs.vendure.io/reference/graphql-api/shop/queries
import { type BackendCall, NetworkError } from "@kamra/core";

/** A product's variant, sold in packs of half a kilogram; cents. */
export interface Variant {
  readonly id: string;
  readonly priceWithTax: number;
  readonly product: { readonly name: string; readonly slug: string };
}

interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceWithTax: number;
  readonly linePriceWithTax: number;
  readonly productVariant: Variant;
}

export interface Order {
  readonly code: string;
  readonly totalWithTax: number;
  readonly lines: ReadonlyArray<OrderLine>;
}

type Changed = { readonly __typename: "Order" } | { readonly errorCode: string; readonly message: string };

const variant = "id priceWithTax product { name slug }";
const order = `code totalWithTax lines { id quantity unitPriceWithTax linePriceWithTax productVariant { ${variant} } }`;
const changed = "{ __typename ... on ErrorResult { errorCode message } }";

async function ask<Data>({ fetch }: BackendCall, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const response = await fetch("/shop-api", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new NetworkError({ cause: response.status });
  const { data, errors }: { data: Data; errors?: ReadonlyArray<{ readonly message: string }> } = await response.json();
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** The variants of the products whose name contains the term. */
export async function variants(call: BackendCall, term = "") {
  const query = `query ($term: String!) { products(options: { filter: { name: { contains: $term } } }) { items { variants { ${variant} } } } }`;
  const { products } = await ask<{
    products: { items: ReadonlyArray<{ readonly variants: ReadonlyArray<Variant> }> };
  }>(call, query, { term });
  return products.items.flatMap((product) => product.variants);
}

/** The session's order; null before the first addition. */
export const activeOrder = async (call: BackendCall) =>
  (await ask<{ activeOrder: Order | null }>(call, `{ activeOrder { ${order} } }`)).activeOrder;

/** Makes a variant's quantity what it should be. Errors: with what Vendure says. */
export async function setPacks(call: BackendCall, { variantId, packs }: { variantId: string; packs: number }) {
  const line = (await activeOrder(call))?.lines.find(({ productVariant }) => productVariant.id === variantId);
  if (line === undefined && packs === 0) return;
  const { result } = await (line === undefined
    ? ask<{ result: Changed }>(
        call,
        `mutation ($id: ID!, $packs: Int!) { result: addItemToOrder(productVariantId: $id, quantity: $packs) ${changed} }`,
        { id: variantId, packs },
      )
    : ask<{ result: Changed }>(
        call,
        `mutation ($id: ID!, $packs: Int!) { result: adjustOrderLine(orderLineId: $id, quantity: $packs) ${changed} }`,
        { id: line.id, packs },
      ));
  if ("errorCode" in result) throw new Error(result.message);
}
