import type { CartError } from "../cart/CartError.ts";
import type { ListForbiddenError } from "../lists/ListForbiddenError.ts";
import type { QuantityError } from "../product/QuantityError.ts";
import type { AuthenticationError } from "../session/SessionError.ts";
import type { TransportError } from "../transport/TransportError.ts";

/** Everything that a shop's methods reject with: told apart by `_tag`, `message` is for the log. */
export type ShopError = TransportError | CartError | AuthenticationError | QuantityError | ListForbiddenError;
