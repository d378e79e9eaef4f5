import { cartTexts } from "../cart/text.hu.ts";
import { productServiceTexts } from "../product/text.hu.ts";
import type { Texts } from "../kernel/ShopTypes.ts";
import { transportTexts } from "../transport/text.hu.ts";
import type { ShopError } from "../kernel/ShopError.ts";

/**
 * The text of an error for the shopper.
 *
 * @rule SESS-5, NET-4, NET-6, NET-8, FORM-3
 */
export function errorText(
  error: ShopError,
  { texts = {} }: { readonly texts?: Partial<Texts> | undefined } = {},
): string {
  const { cart = cartTexts, product = productServiceTexts, transport = transportTexts } = texts;
  switch (error._tag) {
    case "NetworkError":
      return transport.network;
    case "TimeoutError":
      return transport.timeout;
    case "AbortedError":
      return transport.aborted;
    case "HttpStatusError":
    case "MissingResponseError":
    case "ParseError":
    case "DecodeError":
      return transport.badResponse;
    case "ServerError":
      if (error.sessionEnd !== undefined) return transport.sessionEnds[error.sessionEnd];
      return error.code === "RATE_LIMITED" && error.retryAfterSeconds !== undefined
        ? transport.rateLimited(error.retryAfterSeconds)
        : transport.rejections[error.code];
    case "ValidationError":
      return [...new Set(Object.values(error.fields))].join(" ") || transport.tryAgain;
    case "ListForbiddenError":
      return transport.rejections.FORBIDDEN;
    case "UnknownError":
    case "AuthenticationError":
      return transport.unknown;
    case "QuantityError":
      return product.invalidQuantity;
    case "CartCreateError":
    case "CartGetError":
      return cart.synchronisationFailed;
  }
}
