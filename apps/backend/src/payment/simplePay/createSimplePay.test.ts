import { createServer } from "node:http";
import { expect, it } from "vitest";
import { ProviderFailure } from "../ProviderFailure.ts";
import { createSimplePay } from "./createSimplePay.ts";
import { simplePaySignature } from "./simplePaySignature.ts";

const settings = { baseUrl: "https://simplepay.pelda.hu", merchant: "KAMRA", secretKey: "titok" };

it.each([
  ["never begins", () => Promise.reject(new TypeError("fetch failed"))],
  [
    "ends in the middle",
    () =>
      Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) }))),
  ],
  ["is not signed", () => Promise.resolve(new Response('{"merchant":"KAMRA"}'))],
])("counts as a provider that fails: an answer that %s", async (_when, fetch) => {
  await expect(
    createSimplePay(settings, { fetch, backUrl: "https://kamra.pelda.hu/payment/simplePay/back" }).find("0123456789AB"),
  ).rejects.toBeInstanceOf(ProviderFailure);
});

it.each([
  ["is forgotten when SimplePay says that it is", "DISABLED", true],
  ["counts as kept when SimplePay says anything else", "ACTIVE", false],
])("A card %s.", async (_when, status, isForgotten) => {
  const answer = JSON.stringify({ merchant: settings.merchant, status });
  const signature = simplePaySignature(answer, settings);
  const asked: unknown[] = [];
  const { cards } = createSimplePay(settings, {
    backUrl: "https://kamra.pelda.hu/payment/simplePay/back",
    fetch: (url, init) => {
      asked.push([url, init?.body]);
      return Promise.resolve(new Response(answer, { headers: { signature } }));
    },
  });
  const forgetting = cards?.forget("99010001.0123456789AB");
  if (isForgotten) await expect(forgetting).resolves.toBeUndefined();
  else await expect(forgetting).rejects.toBeInstanceOf(ProviderFailure);
  const address = "https://simplepay.pelda.hu/payment/v2/cardcancel";
  expect(asked).toEqual([[address, expect.stringContaining('"cardId":"99010001"')]]);
});

it.each([
  "[]",
  "nonsense",
  "{}",
  '{"o":7,"m":"KAMRA","orderRef":7,"merchant":"KAMRA"}',
  '{"o":"0123456789AB","m":"ANOTHER","orderRef":"0123456789AB","merchant":"ANOTHER"}',
])("Of the signed message %s, which names no payment of this shop, nothing is asked.", async (message) => {
  const simplePay = createSimplePay(settings, {
    backUrl: "https://kamra.pelda.hu/payment/simplePay/back",
    fetch: () => expect.fail("It has asked"),
  });
  const signature = simplePaySignature(message, settings);
  expect(await simplePay.readNotice({ body: message, signature })).toBeNull();
  const r = Buffer.from(message).toString("base64");
  expect(await simplePay.readBack(new URLSearchParams({ r, s: signature }))).toBeNull();
});

it("requests only the contract's address: a redirecting answer counts as a failing provider", async () => {
  const asked: Array<string | undefined> = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;
  const simplePay = createSimplePay(
    { ...settings, baseUrl: `http://127.0.0.1:${port}` },
    { fetch, backUrl: "https://kamra.pelda.hu/payment/simplePay/back" },
  );
  await expect(simplePay.find("0123456789AB")).rejects.toBeInstanceOf(ProviderFailure);
  expect(asked).toEqual(["/payment/v2/query"]);
  server.close();
});
