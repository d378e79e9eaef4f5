import { ErrorCode } from "@kamra/contract/wire";
import { expect, it } from "vitest";
import {
  besidesCoupon,
  isAgeUnconfirmed,
  isCartChanged,
  isInvalidCartId,
  isKeyReused,
  isUnauthenticated,
} from "./rejections.ts";
import { NetworkError, ServerError, UnknownError, ValidationError } from "../kernel/TransportError.ts";

const { ValidationFailed: _namesFields, ...codes } = ErrorCode;
const rejections = Object.values(codes).map((code) => new ServerError({ code, message: "no" }));

it.each([
  [isCartChanged, "CART_CHANGED"],
  [isInvalidCartId, "INVALID_CART_ID"],
  [isKeyReused, "IDEMPOTENCY_KEY_REUSED"],
  [isUnauthenticated, "UNAUTHENTICATED"],
] as const)("[NET-8] one kind of rejection is recognized by its code alone: %o", (recognises, code) => {
  expect(rejections.filter(recognises)).toEqual([new ServerError({ code, message: "no" })]);
  expect([new UnknownError({ code, message: "no" }), new NetworkError({ cause: code })].filter(recognises)).toEqual([]);
});

it("[LAW-12] an unconfirmed age is recognized by the field", () => {
  const refused = (fields: Readonly<Record<string, string>>) => new ValidationError({ message: "no", fields });
  expect(isAgeUnconfirmed(refused({ age_confirmed: "Kötelező!" }))).toBe(true);
  expect(isAgeUnconfirmed(refused({ email: "Kötelező!" }))).toBe(false);
  expect(rejections.some(isAgeUnconfirmed)).toBe(false);
});

it("[CART-19] what is refused besides the coupon has all its fields, and a coupon alone has nothing else", () => {
  const refused = (fields: Readonly<Record<string, string>>) => new ValidationError({ message: "no", fields });
  expect(besidesCoupon(refused({ coupon_code: "Elfogyott.", products: "Tej" }))).toEqual(refused({ products: "Tej" }));
  expect(besidesCoupon(refused({ coupon_code: "Elfogyott." }))).toBeNull();
  for (const error of rejections) expect(besidesCoupon(error)).toBe(error);
});
