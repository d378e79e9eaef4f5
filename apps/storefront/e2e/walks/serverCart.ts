import type { BrowserContext } from "@playwright/test";

export interface ServerCart {
  readonly total: number;
  readonly discounted: number;
  readonly names: ReadonlyArray<string>;
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
  const text = await answer.text();
  const amount = (field: string) => new RegExp(`"${field}":\\s*(\\d+)`).exec(text)?.[1];
  const total = amount("total_price");
  if (total === undefined) return null;
  // A name may have quotation marks.
  const names = [...text.matchAll(/"name":\s*("(?:\\.|[^"\\])+")/g)].map(([, name = ""]) => String(JSON.parse(name)));
  return { total: Number(total), discounted: Number(amount("discount_price") ?? total), names };
}
