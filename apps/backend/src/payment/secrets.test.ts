import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cardClient } from "../testing/cardClient.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { borgunContract } from "./borgun/createBorgun.ts";
import { simplePayContract } from "./simplePay/createSimplePay.ts";

const [simpleSecret, borgunSecret, card] = ["titok-simple", "titok-borgun", "************0104"];
let lines = "";
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    logger: { level: "trace", stream: { write: (line) => void (lines += line) } },
    cards: [
      // No server listens there.
      simplePayContract({ baseUrl: "http://127.0.0.1:9", merchant: "KAMRA", secretKey: simpleSecret }),
      borgunContract({
        pageUrl: "https://test.borgun.is/SecurePay/default.aspx",
        merchantId: "1234567",
        gatewayId: "16",
        secretKey: borgunSecret,
      }),
    ],
  });
  await backend.database.db.updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
});
afterAll(() => backend.close());

it("keys, signatures and cards are in no log and no page, when all goes well and when nothing does", async () => {
  const { placed, shown } = cardClient(() => backend);
  const failed = await placed("3");
  expect(failed.rewrite_url).toBeNull();
  expect(await shown(failed.transaction_id)).toMatchObject({
    status: { code: "PAYMENT_REFUSED" },
    payment: { can_retry: true },
  });
  expect(lines).toContain("A payment cannot be started");

  const { order, transaction_id, rewrite_url } = await placed("4");
  const page = await (await backend.fetch(rewrite_url ?? "")).text();
  const [orderid, amount, currency] = [rewrite_url?.slice(-12) ?? "", `${order.total_amount}.00`, "HUF"];
  const orderhash = createHmac("sha256", borgunSecret).update([orderid, amount, currency].join("|")).digest("hex");
  const tell = (fields: Readonly<Record<string, string>>) =>
    backend.fetch("/payment/borgun/notice", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        status: "OK",
        orderid,
        amount,
        currency,
        orderhash,
        creditcardnumber: card,
        ...fields,
      }).toString(),
    });
  expect((await tell({ amount: "1.00" })).status).toBe(400);
  expect((await tell({})).status).toBe(200);
  expect((await shown(transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
  for (const secret of [simpleSecret, borgunSecret, orderhash, card]) expect(lines + page).not.toContain(secret);
});

it("the simulated providers are reachable only in development", async () => {
  expect((await backend.fetch("/simulator/borgun/default.aspx", { method: "POST" })).status).toBe(404);
  expect((await backend.fetch("/simulator/simplePay/payment/v2/query", { method: "POST" })).status).toBe(404);
});
