import type { ErrorCode } from "@kamra/contract/wire";
import type { ShopError } from "@kamra/core";

type Remedies<Name extends string> = Readonly<Record<Name, string>>;

/** What a team does about each error, by its `_tag`: docs/errors.md is made of it. */
export const remedies: Remedies<ShopError["_tag"]> = {
  NetworkError:
    "Offer to try again. Changes of the cart and the lists are kept, and sent later. If it always comes: does `address` answer, and does it allow the page's origin (`--cors`)?",
  TimeoutError: "Offer to try again; `settings` has the time limits.",
  AbortedError: "Nothing: your `signal`, `dispose()`, a newer call or a login ended it. Do not show it.",
  HttpStatusError:
    "Look into the log of your server or proxy: the address is no backend of the contract, or it failed.",
  MissingResponseError: "Look at your proxy: it cut the body off.",
  ParseError: "Look at your proxy: it sent a page of its own in place of JSON.",
  DecodeError:
    "The message names the first wrong field. Mend the backend, or the decoder of your own field; `kamra-conformance` finds all of them.",
  ServerError: "See its `code` below.",
  ValidationError: "Show each message of `fields` beside its field.",
  UnknownError: "The backend is newer than the SDK, or has codes of its own: handle `code` yourself, or update.",
  AuthenticationError: "Show a page with a button that calls `session.refresh()`. The session itself may be valid.",
  ListForbiddenError: "Hide what the shopper's role does not allow: `membershipAllows` of `@kamra/core/lists` knows.",
  CartCreateError: "Show the cart as unavailable, with a button that calls `cart.refresh()`; `cause` says why.",
  CartGetError: "Show the cart as unavailable, with a button that calls `cart.refresh()`; `cause` says why.",
  QuantityError: "Mend the caller: pass a finite number of at least 0.",
};

/** What a team does about each code of the contract. */
export const codeRemedies: Remedies<ErrorCode> = {
  BAD_REQUEST: "Mend the request: a proxy or a `fetch` of yours changed it.",
  GRAPHQL_PARSE_FAILED: "Mend the document of your `shop.request`.",
  GRAPHQL_VALIDATION_FAILED:
    "Mend the document of your `shop.request`, or ask for less; else the backend is older than the SDK.",
  VALIDATION_FAILED: "It arrives as a `ValidationError`.",
  INVALID_CART_ID: "Nothing: the shop makes a new cart, and sends its changes to it.",
  CART_CHANGED: "Nothing: the shop reads the cart, and sends its changes again.",
  DISCOUNT_CATEGORY: "Open the capability `dialogs` and show its question; without it the line shows the refusal.",
  ORDER_CLOSED: "Load the order again, and hide what its status does not allow.",
  IDEMPOTENCY_KEY_REUSED: "Use a new key for another request.",
  PRODUCT_NOT_FOUND: "Load the product again: it is gone, or cannot be ordered now.",
  WRONG_CREDENTIALS: "Let the shopper type again. It does not say which of the two is wrong, and neither should you.",
  INVALID_TOKEN: "Offer to send a new link.",
  UNAUTHENTICATED: "Nothing: the shop logs the user out. Ask for a login; `sessionEnd` may say why.",
  FORBIDDEN: "Hide what the shopper may not do.",
  NOT_FOUND: "Show that it does not exist (any more).",
  RATE_LIMITED: "Wait for `retryAfterSeconds`. On a server forward the shopper's address, or all share one limit.",
  UNAVAILABLE: "Offer to try again later; the state may have changed, so load it first.",
  INTERNAL_SERVER_ERROR: "Look for the `id` of the response in the backend's log.",
};
