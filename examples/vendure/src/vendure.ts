// The part of Vendure's Shop API that the shop uses: https://docs.vendure.io/reference/graphql-api/shop/queries
import { type BackendCall, NetworkError, ServerError } from "@kamra/core";

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

interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly session?: string;
}

type Changed = { readonly __typename: "Order" } | { readonly errorCode: string; readonly message: string };

const variant = "id priceWithTax product { name slug }";
const order = `code totalWithTax lines { id quantity unitPriceWithTax linePriceWithTax productVariant { ${variant} } }`;
const changed = "{ __typename ... on ErrorResult { errorCode message } }";

/** The header in which Vendure names a session that it just made. */
const newSession = "vendure-auth-token";

/** What Vendure answers, and the session that it made for the question; null when it made none. */
async function answer<Data>(
  { fetch }: BackendCall,
  { query, variables = {}, session }: Question,
): Promise<{ readonly data: Data; readonly made: string | null }> {
  const response = await fetch("/shop-api", {
    method: "POST",
    headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new NetworkError({ cause: response.status });
  const { data, errors }: { data: Data; errors?: ReadonlyArray<{ readonly message: string }> } = await response.json();
  if (errors?.[0]) throw new Error(errors[0].message);
  return { data, made: response.headers.get(newSession) };
}

/** Errors: INVALID_CART_ID when Vendure does not know the session, and so made another. */
async function ask<Data>(call: BackendCall, question: Question): Promise<Data> {
  const { data, made } = await answer<Data>(call, question);
  if (question.session !== undefined && made !== null && made !== question.session)
    throw new ServerError({ code: "INVALID_CART_ID", message: "There is no such session" });
  return data;
}

/** The variants of the products whose name contains the term. */
export async function variants(call: BackendCall, term = "") {
  const query = `query ($term: String!) { products(options: { sort: { id: ASC }, filter: { name: { contains: $term } } }) { items { variants { ${variant} } } } }`;
  const { products } = await ask<{
    products: { items: ReadonlyArray<{ readonly variants: ReadonlyArray<Variant> }> };
  }>(call, { query, variables: { term } });
  return products.items.flatMap((product) => product.variants);
}

/** A new session of a guest, without an order. */
export async function openSession(call: BackendCall): Promise<string> {
  const { made } = await answer(call, { query: "{ activeOrder { code } }" });
  if (made === null) throw new Error("Vendure made no session: is its tokenMethod bearer?");
  return made;
}

/** The session's order; null before the first addition. */
export const activeOrder = async (call: BackendCall, session: string) =>
  (await ask<{ activeOrder: Order | null }>(call, { query: `{ activeOrder { ${order} } }`, session })).activeOrder;

interface Wanted {
  readonly session: string;
  readonly variantId: string;
  readonly packs: number;
}

/** Makes a variant's quantity what it should be. Errors: with what Vendure says. */
export async function setPacks(call: BackendCall, { session, variantId, packs }: Wanted) {
  const lines = (await activeOrder(call, session))?.lines ?? [];
  const line = lines.find(({ productVariant }) => productVariant.id === variantId);
  if (line === undefined && packs === 0) return;
  const field =
    line === undefined
      ? "addItemToOrder(productVariantId: $id, quantity: $packs)"
      : "adjustOrderLine(orderLineId: $id, quantity: $packs)";
  const { result } = await ask<{ result: Changed }>(call, {
    query: `mutation ($id: ID!, $packs: Int!) { result: ${field} ${changed} }`,
    variables: { id: line?.id ?? variantId, packs },
    session,
  });
  if ("errorCode" in result) throw new Error(result.message);
}
