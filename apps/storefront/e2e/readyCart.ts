import type { APIRequestContext } from "@playwright/test";

/** The quantity by search term, of the first product found. */
export type Goods = Readonly<Record<string, number>>;

export interface Buyer {
  readonly token?: string | null;
  readonly email?: string;
  readonly payment?: keyof typeof payments;
}

const payments = { cash: "2", simplePay: "3", borgun: "4" } as const;
const address = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };

/** Sends a request as another frontend would. */
export const asking =
  (request: APIRequestContext, token: string | null = null) =>
  async (query: string, variables: object = {}): Promise<string> => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return (await request.post("/graphql", { data: { query, variables }, headers })).text();
  };

export const found = (answer: string, field: string): string | null =>
  new RegExp(`"${field}":\\s*"(.+?)"`).exec(answer)?.[1] ?? null;

/** Fills a pickup cart with everything an order needs; returns its id. */
export async function readyCart(
  request: APIRequestContext,
  goods: Goods,
  { token = null, email = "anna@pelda.hu", payment = "cash" }: Buyer = {},
): Promise<string> {
  const ask = asking(request, token);
  const search = "query ($term: String!) { searchProducts(term: $term, first: 1) { data { id } } }";
  const products = await Promise.all(
    Object.entries(goods).map(async ([term, piece]) => ({
      product_id: found(await ask(search, { term }), "id"),
      piece,
    })),
  );
  const id = found(await ask("mutation { createCart { id } }"), "id") ?? "";
  const filled = await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: {
      id,
      products,
      shipping_method: "4",
      payment_method: payments[payment],
      contact_data: { contact_name: address.name, contact_email: email, contact_telephone: "36201234567" },
      billing_address: address,
      age_confirmed: true,
    },
  });
  if (found(filled, "id") !== id) throw new Error(filled);
  return id;
}
