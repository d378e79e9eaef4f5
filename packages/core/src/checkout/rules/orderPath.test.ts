import { expect, it } from "vitest";
import { orderPath } from "./orderPath.ts";

it.each([
  ["https://bank.example/pay", "t7", "https://bank.example/pay"],
  ["https://bank.example/pay", null, "https://bank.example/pay"],
  [null, "t7", "/megrendeles/statusz/t7"],
  [null, null, "/megrendeles/statusz/sikeres/12"],
])("[ORDER-1] a shopper with payment %s and transaction %s is sent to %s", (payAt, transactionId, path) => {
  expect(orderPath({ payAt, transactionId, orderId: "12" })).toBe(path);
});
