import { expect, it } from "vitest";
import { AbortedError, TimeoutError } from "../transport/TransportError.ts";
import { CartCreateError, CartGetError } from "./CartError.ts";
import { isFatal } from "./isFatal.ts";

const cause = new AbortedError();

it("[CART-3] there is no cart to show when it could be neither made nor had, and whatever else has failed there is", () => {
  expect([new CartCreateError({ cause }), new CartGetError({ cause })].map(isFatal)).toEqual([true, true]);
  expect([cause, new TimeoutError({ timeoutMs: 1 })].map(isFatal)).toEqual([false, false]);
});
