import { ErrorCode } from "@kamra/contract/wire";
import { expect, it } from "vitest";
import { isAgeUnconfirmed } from "./isAgeUnconfirmed.ts";
import { isCartChanged } from "./isCartChanged.ts";
import { isInvalidCartId } from "./isInvalidCartId.ts";
import { isKeyReused } from "./isKeyReused.ts";
import { isUnauthenticated } from "./isUnauthenticated.ts";
import { NetworkError, ServerError, UnknownError, ValidationError } from "./TransportError.ts";

const { ValidationFailed: _namesFields, ...codes } = ErrorCode;
const rejections = Object.values(codes).map((code) => new ServerError({ code, message: "no" }));

it.each([
  [isCartChanged, "CART_CHANGED"],
  [isInvalidCartId, "INVALID_CART_ID"],
  [isKeyReused, "IDEMPOTENCY_KEY_REUSED"],
  [isUnauthenticated, "UNAUTHENTICATED"],
] as const)("[NET-8] one rejection of all is known by its code alone: %o", (recognises, code) => {
  expect(rejections.filter(recognises)).toEqual([new ServerError({ code, message: "no" })]);
  expect([new UnknownError({ code, message: "no" }), new NetworkError({ cause: code })].filter(recognises)).toEqual([]);
});

it("[LAW-12] that nobody has said to be an adult is known by the field", () => {
  const refused = (fields: Readonly<Record<string, string>>) => new ValidationError({ message: "no", fields });
  expect(isAgeUnconfirmed(refused({ age_confirmed: "Kötelező!" }))).toBe(true);
  expect(isAgeUnconfirmed(refused({ email: "Kötelező!" }))).toBe(false);
  expect(rejections.some(isAgeUnconfirmed)).toBe(false);
});
