import { expect, it } from "vitest";
import { ProviderFailure } from "../ProviderFailure.ts";
import { createSimplePay } from "./createSimplePay.ts";

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
