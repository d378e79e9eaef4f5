import { createBackend } from "../createBackend.ts";
import { ids, smallSeed } from "./smallSeed.ts";

/** Fills carts until it is killed; a line is written once the change that it tells of was answered. */
const [, , path = ""] = process.argv;
const { fetch } = await createBackend({ database: { kind: "folder", path }, seed: smallSeed, logger: false });

async function ask(query: string, variables: object = {}): Promise<string> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return await response.text();
}

const cartId = (answer: string): string => /"id":"([^"]+)"/.exec(answer)?.[1] ?? "";

for (;;) {
  const id = cartId(await ask("mutation { createCart { id } }"));
  for (let piece = 1; piece <= 3; piece += 1) {
    const products = [{ product_id: ids.milk, piece }];
    const answer = await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input: { id, products } });
    if (cartId(answer) === id) process.stdout.write(`${id} ${ids.milk}:${piece}\n`);
  }
}
