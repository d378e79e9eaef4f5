import type { BrowserContext } from "@playwright/test";

export interface ServerCart {
  readonly total: number;
  readonly discounted: number;
  readonly names: ReadonlyArray<string>;
}

interface Answer {
  readonly data: {
    readonly cart: {
      readonly total_price: number;
      readonly discount_price: number | null;
      readonly cart_products: ReadonlyArray<{ readonly product: { readonly name: string } }>;
    } | null;
  } | null;
}

/** The server's answer about this browser's cart; null without one. */
export async function serverCart(context: BrowserContext, page: string): Promise<ServerCart | null> {
  const url = new URL(page).origin;
  const cookies = await context.cookies(url);
  const valueOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value;
  const id = valueOf("cart_id");
  if (id === undefined) return null;
  const query = `query ($id: ID!) { cart(id: $id) { total_price discount_price cart_products { product { name } } } }`;
  const answer = await context.request.post(`${url}/graphql`, {
    data: { query, variables: { id } },
    headers: { origin: url, authorization: `Session ${valueOf("session_mark") ?? "guest"}` },
  });
  const { data }: Answer = await answer.json();
  if (!data?.cart) return null;
  const { total_price: total, discount_price, cart_products } = data.cart;
  return { total, discounted: discount_price ?? total, names: cart_products.map(({ product }) => product.name) };
}
