import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billing_address, contact_data } from "./testing/orderClient.ts";
import { parseAs } from "./testing/parseAs.ts";
import { ids } from "./seed/smallSeed.ts";
import { emptyDatabase } from "./testing/emptyDatabase.ts";
import { startServer, type TestServer } from "./testing/startServer.ts";

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: ReadonlyArray<{ readonly extensions: { readonly code: string } }>;
}

describe("two processes on one database", () => {
  let processes: ReadonlyArray<TestServer> = [];
  /** How many requests have been sent: each goes to the other process. */
  let sent = 0;

  beforeAll(async () => {
    const url = await emptyDatabase();
    // Both at the same time: they agree which one fills the database.
    processes = await Promise.all([startServer(url), startServer(url)]);
  });
  afterAll(async () => {
    await Promise.all(
      processes.map(async ({ child }) => {
        child.kill("SIGTERM");
        expect(await once(child, "exit")).toEqual([0, null]);
      }),
    );
  });

  async function ask(
    query: string,
    variables: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const next = processes[sent % 2];
    sent += 1;
    const response = await fetch(`http://127.0.0.1:${next?.port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return parseAs<Answer>(await response.text());
  }
  const textAt = (answer: Answer, ...path: ReadonlyArray<string>): string => {
    const found = path.reduce(
      (inside: unknown, key): unknown =>
        typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined,
      answer.data,
    );
    if (typeof found !== "string") throw new Error(JSON.stringify(answer));
    return found;
  };
  const codesOf = ({ errors = [] }: Answer): string[] => errors.map(({ extensions }) => extensions.code);

  it("[ORDER-3] [CART-1] serve a shopper's requests in turn as one: cart, account, order, its retry and the logout", async () => {
    const cart = textAt(await ask("mutation { createCart { id } }"), "createCart", "id");
    const fill = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { hash cart_products { piece } } }";
    for (const piece of [1, 2, 3]) {
      const { data } = await ask(fill, { input: { id: cart, products: [{ product_id: ids.milk, piece }] } });
      expect(data).toMatchObject({ updateCart: { cart_products: [{ piece }] } });
    }
    const email = `${randomUUID()}@pelda.hu`;
    const password = "egy hosszú jelszó";
    await ask("mutation ($data: RegistrationInput!) { registration(registrationData: $data) { token } }", {
      data: { email, password, name: "Kiss Éva" },
    });
    const login = await ask(
      "mutation ($data: LoginInput!) { login(loginData: $data) { token cart { id cart_products { piece } } } }",
      { data: { authType: "password", email, password, cart_id: cart } },
    );
    expect(login.data).toMatchObject({ login: { cart: { cart_products: [{ piece: 3 }] } } });
    const authorization = `Bearer ${textAt(login, "login", "token")}`;
    const own = textAt(login, "login", "cart", "id");
    // Each process accepts the token that the other issued.
    for (const _process of processes)
      expect(textAt(await ask("{ me { email } }", {}, { authorization }), "me", "email")).toBe(email);

    const ready = await ask(
      fill,
      {
        input: {
          id: own,
          shipping_method: "4",
          payment_method: "2",
          contact_data: { ...contact_data, contact_email: email },
          billing_address,
        },
      },
      { authorization },
    );
    expect(codesOf(ready)).toEqual([]);
    const order = "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id } }";
    const headers = { authorization, "idempotency-key": randomUUID() };
    const [first, again] = await Promise.all([ask(order, { cart: own }, headers), ask(order, { cart: own }, headers)]);
    const transaction = textAt(first, "createOrder", "transaction_id");
    expect(textAt(again, "createOrder", "transaction_id")).toBe(transaction);
    for (const _process of processes)
      expect(textAt(await ask(order, { cart: own }, headers), "createOrder", "transaction_id")).toBe(transaction);

    await ask("mutation { logout { id } }", {}, { authorization });
    for (const _process of processes)
      expect(codesOf(await ask("{ me { email } }", {}, { authorization }))).toEqual(["UNAUTHENTICATED"]);
  });

  it("count tries together", async () => {
    const attempt = () =>
      ask("mutation ($data: LoginInput!) { login(loginData: $data) { token } }", {
        data: { authType: "password", email: "senki@pelda.hu", password: "nem ez a jelszó" },
      });
    const codes: string[] = [];
    for (let time = 0; time < 11; time += 1) codes.push(...codesOf(await attempt()));
    expect(new Set(codes.slice(0, 10))).not.toContain("RATE_LIMITED");
    expect(codes.at(-1)).toBe("RATE_LIMITED");
  });
});
