import { type OrderableProduct, orderableProducts } from "./cart.ts";
import { type BackendAnswer, type CheckedBackend, listOf, valueAt } from "./CheckedBackend.ts";
import { mailedToken } from "./mails.ts";
import { placeOrder, readyCart } from "./orders.ts";
import type { CheckedUser } from "./users.ts";

/** A product that can be given back, and one that perishes where the shop has any, twice the least quantity of each. */
async function productsToReturn(backend: CheckedBackend) {
  const products = await orderableProducts(backend, 50);
  const returnable = products.find(({ isReturnable }) => isReturnable);
  if (returnable === undefined) throw new Error("No product with the status AVAILABLE has is_returnable");
  return { returnable, perishable: products.find(({ isReturnable }) => !isReturnable) };
}

/** Confirms an order that waits for the click in a mail, as those of a network's many orders of a day do. */
async function confirmed(backend: CheckedBackend, link: string): Promise<void> {
  const waiting = await backend.ask(
    `query ($link: ID!) { orderByTransaction(transaction_id: $link) { confirm_until contact_data { contact_email } } }`,
    { link },
  );
  if ((waiting.at("orderByTransaction", "confirm_until") ?? null) === null) return;
  const to = String(waiting.at("orderByTransaction", "contact_data", "contact_email"));
  const token = await mailedToken(backend, { to, link: "order" });
  const { codes } = await backend.ask(
    `mutation ($link: ID!, $token: String!) { confirmOrder(transaction_id: $link, token: $token) { id } }`,
    { link, token },
  );
  if (codes.length > 0) throw new Error(`an order was not confirmed, with the codes [${codes.join(", ")}]`);
}

interface DeliveredOrder {
  readonly id: string;
  readonly link: string;
  readonly returnable: OrderableProduct;
  readonly perishable: OrderableProduct | undefined;
}

/** An order of a user's that was paid for in cash and handed over. Errors: NotChecked where that cannot be done. */
export async function deliveredOrder(backend: CheckedBackend, owner: CheckedUser): Promise<DeliveredOrder> {
  const { returnable, perishable } = await productsToReturn(backend);
  const products = [returnable, ...(perishable === undefined ? [] : [perishable])].map(({ id, piece }) => ({
    product_id: id,
    piece: 2 * piece,
  }));
  const { id, link } = await placeOrder(owner, await readyCart(backend, owner, { choices: { products } }));
  await confirmed(backend, link);
  await backend.deliver(id);
  return { id, link, returnable, perishable };
}

const receipt = "amount products { product_id piece }";

interface Wanted {
  readonly order_id?: string;
  readonly transaction_id?: string;
  readonly products: ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;
  readonly refund_account?: { readonly holder: string; readonly number: string };
}

export const withdrawalTerms = ({ ask }: Pick<CheckedBackend, "ask">, withdrawal: Wanted): Promise<BackendAnswer> =>
  ask(`query ($withdrawal: WithdrawalInput!) { withdrawalTerms(withdrawal: $withdrawal) { ${receipt} } }`, {
    withdrawal,
  });

export const withdraw = (
  { ask }: Pick<CheckedBackend, "ask">,
  withdrawal: Wanted,
  headers: Readonly<Record<string, string>> = {},
): Promise<BackendAnswer> =>
  ask(
    `mutation ($withdrawal: WithdrawalInput!) {
      withdrawFromOrder(withdrawal: $withdrawal) { id ${receipt} refund_account { masked_number } }
    }`,
    { withdrawal },
    headers,
  );

interface ReadOrder {
  /** Of a product, what a field of its line says. */
  readonly line: (product: OrderableProduct, field: string) => number;
  readonly withdrawals: ReadonlyArray<unknown>;
}

/** What an order says of its withdrawals. */
export async function readWithdrawals({ ask }: Pick<CheckedBackend, "ask">, link: string): Promise<ReadOrder> {
  const answer = await ask(
    `query ($link: ID!) { orderByTransaction(transaction_id: $link) {
      order_products { product_id withdrawable_piece paid_amount } withdrawals { ${receipt} }
    } }`,
    { link },
  );
  const lines = listOf(answer.at("orderByTransaction", "order_products"));
  return {
    line: ({ id }, field) =>
      Number(
        valueAt(
          lines.find((line) => valueAt(line, ["product_id"]) === id),
          [field],
        ),
      ),
    withdrawals: listOf(answer.at("orderByTransaction", "withdrawals")),
  };
}
