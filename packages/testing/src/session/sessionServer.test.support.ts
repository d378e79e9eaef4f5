import type { Fetch } from "@kamra/core";
import { bearer } from "./bearer.test.support.ts";

interface Operation {
  readonly operationName: string;
  readonly variables: { readonly loginData?: { readonly email: string } };
}

const isOperation = (body: unknown): body is Operation =>
  typeof body === "object" && body !== null && "operationName" in body && "variables" in body;

const emailOf = (token: string) => token.slice(0, token.indexOf("-"));

const userOf = (token: string) => ({
  id: emailOf(token),
  email: emailOf(token),
  name: "Valaki",
  created_at: "2026-11-21T10:00:00Z",
  disable_donations: false,
  customer_type: "UNKNOWN",
  shipping_addresses: [],
  billing_addresses: [],
  saved_credit_cards: [],
});

/** A server with sessions only. A token names its user, and is valid until it is revoked. */
export function sessionServer() {
  const good = new Set<string>();
  let issued = 0;

  const answer = ({ operationName, variables }: Operation, token: string): object => {
    switch (operationName) {
      case "login": {
        issued += 1;
        const fresh = `${variables.loginData?.email}-${issued}`;
        good.add(fresh);
        return { login: { token: fresh, user: userOf(fresh), cart: null, cart_changes: [] } };
      }
      case "logout":
        good.delete(token);
        return { logout: null };
      case "productsById":
        return { products: { data: [] } };
      case "me":
        return { me: userOf(token) };
      default:
        return { user: userOf(token) };
    }
  };

  const fetch: Fetch = (_address, init = {}) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    if (!isOperation(body)) throw new TypeError("Not an operation");
    const token = bearer(init);
    const isRefused = token === null ? !["login", "productsById"].includes(body.operationName) : !good.has(token);
    return Promise.resolve(
      isRefused
        ? Response.json({ errors: [{ message: "Who?", extensions: { code: "UNAUTHENTICATED" } }] }, { status: 401 })
        : Response.json({ data: answer(body, token ?? "") }),
    );
  };
  return { fetch, revokeAll: () => good.clear(), emailOf };
}
