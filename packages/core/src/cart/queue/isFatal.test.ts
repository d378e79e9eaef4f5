import { expect, it } from "vitest";
import { AbortedError, TimeoutError } from "../../kernel/TransportError.ts";
import { CartCreateError, CartGetError } from "../model/CartError.ts";
import { isFatal } from "./isFatal.ts";

const cause = new AbortedError();

it("[CART-3] only a failed creation or fetch of the cart is fatal", () => {
  expect([new CartCreateError({ cause }), new CartGetError({ cause })].map(isFatal)).toEqual([true, true]);
  expect([cause, new TimeoutError({ timeoutMs: 1 })].map(isFatal)).toEqual([false, false]);
});
