import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";

onBothDatabases("the link of a withdrawal", (backend) => {
  const { readyCart, placed } = orderClient(backend);
  const { mailsTo } = accountClient(backend);
  const request = (order_id: string, email: string) =>
    backend().ask(
      "mutation ($order_id: ID!, $email: String!) { requestWithdrawalLink(order_id: $order_id, email: $email) }",
      { order_id, email },
    );
  async function ordered() {
    const contact_email = `${randomUUID()}@pelda.hu`;
    const cart_id = await readyCart({ contact_data: { ...contact_data, contact_email } });
    const { order, transaction_id } = await placed({ cart_id });
    return { id: order.id, transactionId: transaction_id, email: contact_email };
  }

  it("[LAW-11] goes to the order's mailbox, however it is written", async () => {
    const { id, transactionId, email } = await ordered();
    await request(id, ` ${email.toUpperCase()} `);
    expect(await mailsTo(email, "withdrawalLink")).toEqual([{ name: "Kiss Éva", orderId: id, transactionId }]);
  });

  it("[LAW-11] does not tell whether there is such an order, and goes to nobody else", async () => {
    const [mine, other] = [await ordered(), await ordered()];
    const right = await request(mine.id, mine.email);
    for (const [id, email] of [
      [mine.id, other.email],
      ["999999", mine.email],
      ["x", mine.email],
      [mine.transactionId, mine.email],
      [mine.id, "nem cím"],
    ] as const)
      expect(await request(id, email)).toEqual(right);
    expect(await mailsTo(mine.email, "withdrawalLink")).toHaveLength(1);
    expect(await mailsTo(other.email, "withdrawalLink")).toEqual([]);
  });
});
