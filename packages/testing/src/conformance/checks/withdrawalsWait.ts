import { orderable } from "../cart.ts";
import type { Check } from "../Check.ts";
import { placeOrder, readyCart } from "../orders.ts";
import { withdrawalTerms } from "../withdrawals.ts";

export const withdrawalsWait: Check = {
  rule: "LAW-11",
  promise:
    "An order that can still be cancelled cannot be withdrawn from: ORDER_CLOSED; its link is mailed without telling",
  repair:
    "Open withdrawals when cancelling ends, and answer requestWithdrawalLink with true for every order and address",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const { id, link } = await placeOrder(backend, await readyCart(backend));
    const { id: product_id, piece } = await orderable(backend);
    const early = await withdrawalTerms(backend, { transaction_id: link, products: [{ product_id, piece }] });
    const request = async (order_id: string) =>
      await backend.ask(
        `mutation ($order_id: ID!, $email: String!) { requestWithdrawalLink(order_id: $order_id, email: $email) }`,
        { order_id, email: `nobody-${crypto.randomUUID()}@example.com` },
      );
    const answers = [await request(id), await request("999999999")];
    return [
      ...(early.codes.includes("ORDER_CLOSED") ? [] : [`a new order got the codes [${early.codes.join(", ")}]`]),
      ...(answers.every((answer) => answer.at("requestWithdrawalLink") === true)
        ? []
        : ["requestWithdrawalLink was not true for another address and for an order that does not exist"]),
    ];
  },
};
