import { expect, it } from "vitest";
import { missingOrderParts } from "./missingOrderParts.ts";

it("[ORDER-4] an order has a cart and what creates it", () => {
  const createOrder = () => null;
  expect(missingOrderParts({ cart: { id: "1" }, createOrder })).toEqual([]);
  expect(missingOrderParts({ cart: null, createOrder })).toEqual(["cart"]);
  expect(missingOrderParts({ cart: undefined, createOrder: undefined })).toEqual(["cart", "createOrder"]);
});
