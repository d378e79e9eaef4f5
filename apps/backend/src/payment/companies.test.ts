import { type PaymentKind, paymentKinds } from "@kamra/core/payment";
import { expect, it } from "vitest";
import { firstNow } from "../testing/firstNow.ts";
import { cardContractsOf, companies } from "./companies.ts";

const isKind = (name: string): name is PaymentKind => Object.hasOwn(paymentKinds, name);

it("[PAY-1] each way of paying by card goes through one company, and no other does", () => {
  for (const kind of Object.keys(paymentKinds).filter(isKind))
    expect([kind, companies.filter(({ kinds }) => kinds.includes(kind)).length]).toEqual([
      kind,
      paymentKinds[kind].paidBy === "card" ? 1 : 0,
    ]);
});

it("reads of the environment the contracts that are whole", () => {
  expect(cardContractsOf({ SIMPLEPAY_MERCHANT: "M", BORGUN_MERCHANT: "1", BORGUN_GATEWAY: "16" })).toEqual([]);
});

const asked = {
  reference: "0123456789AB",
  amount: 990,
  orderId: 7,
  email: null,
  now: new Date(firstNow),
  savesCard: false,
};

it("sends shoppers to the address in the environment, as its merchant", async () => {
  const [contract, ...others] = cardContractsOf({
    BORGUN_MERCHANT: "1",
    BORGUN_GATEWAY: "16",
    BORGUN_SECRET_KEY: "s",
    BORGUN_URL: "https://test",
  });
  expect([contract?.company, others]).toEqual(["borgun", []]);
  expect(contract?.open({ shopUrl: "https://kamra.pelda.hu", fetch }).formOf?.(asked)).toMatchObject({
    action: "https://test",
    fields: { merchantid: "1", paymentgatewayid: "16" },
  });
});

it("asks the company's own server where the environment names none", async () => {
  const calls: string[] = [];
  const ask: typeof fetch = (url) => {
    calls.push(new Request(url).url);
    return Promise.reject(new Error("away"));
  };
  const [contract] = cardContractsOf({ SIMPLEPAY_MERCHANT: "M", SIMPLEPAY_SECRET_KEY: "k" });
  await expect(contract?.open({ shopUrl: "https://kamra.pelda.hu", fetch: ask }).start(asked)).rejects.toThrow();
  expect(calls).toEqual([expect.stringMatching(/^https:\/\/secure\.simplepay\.hu\//)]);
});
