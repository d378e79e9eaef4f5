import type { ShopError } from "../kernel/ShopError.ts";

const tags = {
  NetworkError: true,
  AbortedError: true,
  TimeoutError: true,
  HttpStatusError: true,
  MissingResponseError: true,
  ParseError: true,
  DecodeError: true,
  ServerError: true,
  ValidationError: true,
  UnknownError: true,
  QuantityError: true,
  AuthenticationError: true,
  CartCreateError: true,
  CartGetError: true,
  ListForbiddenError: true,
} satisfies Record<ShopError["_tag"], true>;

/**
 * Whether the reason of a rejected query is one of the shop's errors, not a bug. It compares `_tag`, so errors of
 * another copy of the package count too. A `ServerError` has the contract's `code`, a `ValidationError` its `fields`.
 *
 * @example isShopError(new TypeError("x is undefined")) // => false
 */
export const isShopError = (error: unknown): error is ShopError =>
  error instanceof Error && "_tag" in error && Object.hasOwn(tags, String(error._tag));
