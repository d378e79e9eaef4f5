import { expect, it } from "vitest";
import { simplePaySignature } from "./simplePaySignature.ts";

it("signs as SimplePay's documentation does in its example", () => {
  const message =
    '{"merchant":"P000001","orderRef":"1234567890A","sdkVersion":"1.1","salt":"árvíztűrőtükörfúrógép__ÁÉÍÓÖŐÚÜŰ"}';
  expect(simplePaySignature(message, { secretKey: "ABC1234444" })).toBe(
    "pIytnScMV+18KYrUJSYC4lWdv/Tu6lCxEqWxfZZL20v0XxPajA1vv0ELSzLV+Btp",
  );
});
