import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ isDevelopment: true });
});
afterAll(() => backend.close());

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  backend.fetch(`/simulator/${path}`, { method: "POST", headers, body });

describe("the simulated SimplePay", () => {
  const ask = async (path: string, body: string, signature: string) =>
    await (await post(`simplePay/payment/v2/${path}`, body, { "content-type": "application/json", signature })).text();

  it.each(["start", "do", "cardcancel", "query"])("answers %s only to the merchant", async (path) => {
    const body = JSON.stringify({
      merchant: "MASE",
      orderRef: "A",
      total: 1,
      currency: "HUF",
      url: "/",
      orderRefs: [],
    });
    for (const signature of ["", createHmac("sha384", "not the key").update(body).digest("base64")])
      expect(await ask(path, body, signature)).toContain('"errorCodes":[5000]');
  });

  it("has no page for a payment that was never started", async () => {
    expect((await backend.fetch("/simulator/simplePay/pay/AAAAAAAAAAAA")).status).toBe(404);
    expect((await post("simplePay/pay/AAAAAAAAAAAA", "choice=approve")).status).toBe(404);
  });
});

describe("the simulated Borgun", () => {
  it("shows its page only for a form that the merchant signed", async () => {
    const form = { orderid: "AAAAAAAAAAAA", amount: "1.00", currency: "HUF", checkhash: "0", merchantid: "1" };
    for (const fields of [{}, form])
      expect((await post("borgun/default.aspx", new URLSearchParams(fields).toString())).status).toBe(400);
  });
});
