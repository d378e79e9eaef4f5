// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { storeWaiting, readWaiting } from "./waitingOrder.ts";

const path = "/megrendeles/statusz/aB3-_secret";
const order = (canRetry: boolean, id = "100001") => ({
  id,
  payment: { status: "PENDING", canRetry, refusal: null },
});

beforeEach(() => window.localStorage.clear());

it("[ORDER-10] an order that waits to be paid is kept with its link, until it does not wait any more", () => {
  expect(readWaiting()).toBeNull();
  storeWaiting(order(true), { path });
  expect(readWaiting()).toEqual({ id: "100001", path });
  storeWaiting(order(false, "100002"), { path: "/megrendeles/statusz/other" });
  expect(readWaiting()).toEqual({ id: "100001", path });
  storeWaiting(order(false), { path });
  expect(readWaiting()).toBeNull();
});

it.each([
  "",
  "100001",
  "100001 https://evil.example/",
  "100001 /megrendeles/statusz/a/b",
  "<b> /megrendeles/statusz/a",
])("[ORDER-10] a stored text that is no order's link leads nowhere: %j", (stored) => {
  window.localStorage.setItem("kamra.waiting", stored);
  expect(readWaiting()).toBeNull();
});
