import { type Texts, texts as hungarian } from "../text/texts.ts";
import type { ShopError } from "./ShopError.ts";

/**
 * What the shopper is told about an error.
 *
 * @rule NET-4, NET-6, NET-8, FORM-3
 */
export function errorText(error: ShopError, { texts = hungarian }: { readonly texts?: Texts } = {}): string {
  switch (error._tag) {
    case "NetworkError":
      return texts.transport.network;
    case "TimeoutError":
      return texts.transport.timeout;
    case "AbortedError":
      return texts.transport.aborted;
    case "HttpStatusError":
    case "MissingResponseError":
    case "ParseError":
    case "DecodeError":
      return texts.transport.badAnswer;
    case "ServerError":
      return texts.transport.rejections[error.code];
    case "ValidationError":
      return Object.values(error.fields).join(" ") || texts.transport.tryAgain;
    case "ListForbiddenError":
      return texts.transport.rejections.FORBIDDEN;
    case "UnknownError":
    case "AuthenticationError":
      return texts.transport.unknown;
    case "QuantityError":
      return texts.product.invalidQuantity;
    case "CartCreateError":
    case "CartGetError":
      return texts.cart.synchronisationFailed;
  }
}
