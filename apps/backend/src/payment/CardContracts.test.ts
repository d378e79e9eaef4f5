import { expect, it } from "vitest";
import { cardContractsOf } from "./CardContracts.ts";

it("reads of the environment the contracts that are whole", () => {
  expect(cardContractsOf({ SIMPLEPAY_MERCHANT: "M", BORGUN_MERCHANT: "1", BORGUN_GATEWAY: "16" })).toEqual({});
  expect(
    cardContractsOf({
      SIMPLEPAY_MERCHANT: "M",
      SIMPLEPAY_SECRET_KEY: "k",
      BORGUN_MERCHANT: "1",
      BORGUN_GATEWAY: "16",
      BORGUN_SECRET_KEY: "s",
      BORGUN_URL: "https://test",
    }),
  ).toEqual({
    simplePay: { baseUrl: "https://secure.simplepay.hu", merchant: "M", secretKey: "k" },
    borgun: { pageUrl: "https://test", merchantId: "1", gatewayId: "16", secretKey: "s" },
  });
});
