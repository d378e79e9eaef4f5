import { createBackend } from "../createBackend.ts";
import type { DatabaseLocation } from "../database/Database.ts";
import { billing_address, contact_data } from "./orderClient.ts";
import { ids, smallSeed } from "../seed/smallSeed.ts";

/**
 * Fills carts and orders them until it is killed, several at a time; each confirmed change is one line: `cart <id>
 * <pieces>` or `order <cart> <transaction>`.
 */
const [, , kind = "folder", where = ""] = process.argv;
const database: DatabaseLocation = kind === "server" ? { kind, url: where } : { kind: "folder", path: where };
const { fetch } = await createBackend({ database, seed: smallSeed, logger: false });
const shoppers = 4;

async function ask(query: string, variables: object = {}): Promise<string> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return await response.text();
}

const read = (answer: string, field: string): string => new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1] ?? "";

async function shop(): Promise<never> {
  for (;;) {
    const id = read(await ask("mutation { createCart { id } }"), "id");
    for (let piece = 1; piece <= 3; piece += 1) {
      const input = {
        id,
        products: [{ product_id: ids.milk, piece }],
        shipping_method: "4",
        payment_method: "2",
        contact_data,
        billing_address,
      };
      const answer = await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
      if (read(answer, "id") === id) process.stdout.write(`cart ${id} ${piece}\n`);
    }
    const answer = await ask(
      "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id } }",
      { cart: id },
    );
    const transaction = read(answer, "transaction_id");
    if (transaction !== "") process.stdout.write(`order ${id} ${transaction}\n`);
  }
}

await Promise.all(Array.from({ length: shoppers }, shop));
