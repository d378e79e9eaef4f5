import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { log } from "../../kernel/log.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import { isCartChanged, isInvalidCartId, isKeyReused } from "../../transport/rejections.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { CartError } from "../model/CartError.ts";
import { cartRetrieval, type Retrieval, warnOfDiscountAbove } from "./cartRetrieval.ts";
import { CartBackend } from "../port/CartRemote.ts";
import { cartUpdate } from "../queue/cartUpdate.ts";

/** Every retry means that another device changed the cart in between, so ten is plenty. */
const mostTries = 10;

/** A confirmed update. */
export interface Update {
  /** The cart before the changes. */
  readonly base: Cart;
  readonly answer: Cart;
}

/**
 * Reads and writes the server's cart. A cookie holds its id; a user's cart also needs the user's token.
 *
 * @rule CART-1, CART-2, CART-3
 */
export const cartOnServer = Effect.gen(function* () {
  const backend = yield* CartBackend;
  const identity = yield* Identity;
  const { idOf, forget, create, fetch, unchanged } = yield* cartRetrieval;

  return {
    /**
     * The current cart: the known object when nothing changed; null when a guest has none yet. A user always has one.
     */
    retrieve: (known: Cart | null): Retrieval<Cart | null> =>
      Effect.gen(function* () {
        const id = idOf(known);
        if (id === null) return identity.state.get().isLoggedIn ? yield* create : null;
        return (known?.id === id ? yield* unchanged(known) : null) ?? (yield* fetch(id));
      }),

    /**
     * Sends changes, creating a cart if there is none or the server has lost it. The server applies a key only once.
     */
    update: (
      known: Cart | null,
      changes: ReadonlyArray<CartChange>,
      { key }: { readonly key: string | null },
    ): Effect.Effect<Update, TransportError | CartError> => {
      // The cart changed in between: changes state the wanted result, so send them again to the current cart.
      const send = (base: Cart, tries = mostTries): Effect.Effect<Update, TransportError | CartError> =>
        backend.update({ ...cartUpdate(base, changes), key }).pipe(
          Effect.map((answer) => ({ base, answer })),
          Effect.tap(({ answer }) => warnOfDiscountAbove(answer)),
          Effect.catchIf(
            (error) => tries > 1 && isCartChanged(error),
            () => Effect.flatMap(fetch(base.id), (current) => send(current, tries - 1)),
          ),
          // The server already applied this key to an earlier version of the request.
          Effect.catchIf(isKeyReused, () => Effect.map(fetch(base.id), (answer) => ({ base: answer, answer }))),
        );
      const sendToNew = Effect.flatMap(create, (created) => send(created));
      const id = idOf(known);
      if (id === null) return sendToNew;
      return (known?.id === id ? send(known) : Effect.flatMap(fetch(id), (current) => send(current))).pipe(
        Effect.catchIf(isInvalidCartId, (error) =>
          log("warning", "The server does not accept the cart's id", error).pipe(
            Effect.andThen(forget),
            Effect.andThen(sendToNew),
          ),
        ),
      );
    },
  };
});
