import { beforeEach, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { visit } from "../testing/visitor.ts";

onBothDatabases("Strangers everywhere who ask for mails to an address", (backend) => {
  const { register, mailsTo, resetPassword, whoIs } = accountClient(backend);
  const { readyCart, placed } = orderClient(backend);
  const answered = { status: 200, code: undefined };
  const ask = (network: number, query: string, variables: object) =>
    visit(backend, `198.51.100.${network}`).ask(query, { ...variables });

  beforeEach(async () => {
    backend().setNow(firstNow);
    await backend().database.db.deleteFrom("rate_limits").execute();
  });

  it("[LIMIT-1] after one of them has registered it, leave its owner a link to the account, and at most five mails.", async () => {
    const stranger = await register();
    const { email } = stranger;
    const reset = (network: number) =>
      ask(network, "mutation ($email: String!) { requestPasswordReset(email: $email) }", { email });
    for (let network = 1; network < 8; network += 1) expect(await reset(network)).toMatchObject(answered);
    expect(await reset(99)).toMatchObject(answered);
    const mails = await mailsTo(email, "passwordReset");
    expect(mails).toHaveLength(5);
    const { data } = await resetPassword({ email, token: mails.at(-1)?.token ?? "", password: "csak az enyém 1" });
    expect(data).toEqual({ resetPassword: true });
    expect(await whoIs(stranger.token)).toBe("UNAUTHENTICATED");
  });

  it("[LIMIT-1] [LAW-11] leave its owner a link to each order to withdraw from.", async () => {
    const email = `${randomUUID()}@pelda.hu`;
    const ordered = async () =>
      (await placed({ cart_id: await readyCart({ contact_data: { ...contact_data, contact_email: email } }) })).order
        .id;
    const link = (network: number, id: string) =>
      ask(network, "mutation ($id: ID!, $email: String!) { requestWithdrawalLink(order_id: $id, email: $email) }", {
        id,
        email,
      });
    const [known, other] = [await ordered(), await ordered()];
    for (let network = 1; network < 8; network += 1) expect(await link(network, known)).toMatchObject(answered);
    expect(await link(99, known)).toMatchObject(answered);
    expect(await link(99, other)).toMatchObject(answered);
    const ids = (await mailsTo(email, "withdrawalLink")).map(({ orderId }) => orderId);
    expect(ids).toEqual([known, known, known, known, known, other]);
  });
});
