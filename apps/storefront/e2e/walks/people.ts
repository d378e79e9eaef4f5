import type { APIRequestContext } from "@playwright/test";
import { orderedBefore } from "../orderedBefore.ts";
import { asking, found } from "../readyCart.ts";

export interface Person {
  readonly email: string;
  readonly password: string;
}

const addresses = [
  { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46", is_default: true },
  { name: "Kovács Anna", postcode: 6720, city: "Szeged", street: "Dóm tér", house_number: "1", is_default: false },
];

/** An account with two saved addresses and an order on its way. */
export async function knownPerson(request: APIRequestContext): Promise<Person> {
  const person = await orderedBefore(request, { "pinova alma": 1 });
  const login =
    "mutation ($email: String!, $password: String!) { login(loginData: { email: $email, password: $password }) { token } }";
  const token = found(await asking(request)(login, person), "token");
  const save =
    "mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }";
  for (const address of addresses) {
    const answer = await asking(request, token)(save, { address });
    if (found(answer, "id") === null) throw new Error(answer);
  }
  return person;
}
