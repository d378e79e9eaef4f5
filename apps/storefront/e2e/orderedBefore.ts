import type { APIRequestContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { asking, found, readyCart } from "./readyCart.ts";

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Creates an account that has ordered this many of a search's first products, as another frontend would. */
export async function orderedBefore(
  request: APIRequestContext,
  counts: Readonly<Record<string, number>>,
): Promise<Person> {
  const person = { email: `${randomUUID()}@pelda.hu`, password: "lila elefánt" };
  const register = "mutation ($person: RegistrationInput!) { registration(registrationData: $person) { token } }";
  const token = found(await asking(request)(register, { person: { ...person, name: "Kovács Anna" } }), "token");
  const cart_id = await readyCart(request, counts, { token, email: person.email });
  const order = "mutation ($input: CreateOrderInput!) { createOrder(orderInput: $input) { transaction_id } }";
  const placed = await asking(request, token)(order, { input: { cart_id } });
  if (found(placed, "transaction_id") === null) throw new Error(placed);
  return person;
}
