import type { APIRequestContext } from "@playwright/test";
import { randomUUID } from "node:crypto";

interface Person {
  readonly email: string;
  readonly password: string;
}

const address = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };

/** Makes an account that has ordered so many of the products that a search finds first, as another frontend would. */
export async function orderedBefore(
  request: APIRequestContext,
  counts: Readonly<Record<string, number>>,
): Promise<Person> {
  const person = { email: `${randomUUID()}@pelda.hu`, password: "lila elefánt" };
  let token: string | null = null;
  const ask = async (query: string, variables: object): Promise<string> => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return (await request.post("/graphql", { data: { query, variables }, headers })).text();
  };
  const found = (answer: string, field: string) => new RegExp(`"${field}":\\s*"(.+?)"`).exec(answer)?.[1] ?? null;

  token = found(
    await ask("mutation ($person: RegistrationInput!) { registration(registrationData: $person) { token } }", {
      person: { ...person, name: address.name },
    }),
    "token",
  );
  const products = await Promise.all(
    Object.entries(counts).map(async ([term, piece]) => {
      const answer = await ask("query ($term: String!) { searchProducts(term: $term, first: 1) { data { id } } }", {
        term,
      });
      return { product_id: found(answer, "id"), piece };
    }),
  );
  const id = found(await ask("mutation { createCart { id } }", {}), "id");
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: {
      id,
      products,
      shipping_method: "4",
      payment_method: "2",
      contact_data: {
        contact_name: address.name,
        contact_email: person.email,
        contact_telephone: "36201234567",
      },
      billing_address: address,
      age_confirmed: true,
    },
  });
  const placed = await ask(
    "mutation ($input: CreateOrderInput!) { createOrder(orderInput: $input) { transaction_id } }",
    {
      input: { cart_id: id },
    },
  );
  if (found(placed, "transaction_id") === null) throw new Error(placed);
  return person;
}
