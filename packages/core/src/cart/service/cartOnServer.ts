import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { AbortedError, NetworkError, TimeoutError, TransportError } from "../../kernel/TransportError.ts";
import { log } from "../../kernel/log.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { isNetworkFailure } from "../../transport/isNetworkFailure.ts";
import { isCartChanged, isInvalidCartId, isKeyReused } from "../../transport/rejections.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { CartCreateError, type CartError, CartGetError } from "../model/CartError.ts";
import { CartBackend } from "../port/CartRemote.ts";
import { cartUpdate } from "../queue/cartUpdate.ts";

/** The outcome is unknown, or the user changed during the request. */
type Unanswered = NetworkError | TimeoutError | AbortedError;

type Retrieval<A> = Effect.Effect<A, CartError | Unanswered>;

const isUnanswered = (error: TransportError): error is Unanswered =>
  isNetworkFailure(error) || error._tag === "AbortedError";

const getError = (error: TransportError) =>
  Effect.fail(isUnanswered(error) ? error : new CartGetError({ cause: error }));

const at = (cart: Cart, revision: number | null): Cart => (cart.revision === revision ? cart : { ...cart, revision });

/** @rule TOTAL-6 */
const warnOfDiscountAbove = ({ id, totalPrice, discountPrice }: Cart) =>
  discountPrice !== null && discountPrice > totalPrice
    ? log("warning", "The discounted price is above the total", id, discountPrice, totalPrice)
    : Effect.void;

/** Asks for a new cart. Its key is reused until there is one, so that a lost response does not leave a second cart behind. */
const newCart = Effect.map(CartBackend, (backend) => {
  let key: string | null = null;
  const forgetKey = () => {
    key = null;
  };
  const keyNow = Effect.suspend(() =>
    key === null ? Effect.tap(idempotencyKey, (made) => Effect.sync(() => (key = made))) : Effect.succeed(key),
  );
  return keyNow.pipe(
    Effect.flatMap((sent) => backend.create({ key: sent })),
    Effect.tap(warnOfDiscountAbove),
    Effect.catch((error): Effect.Effect<never, CartCreateError | Unanswered> => {
      if (isUnanswered(error)) return Effect.fail(error);
      // The server would refuse the same key again.
      forgetKey();
      return Effect.fail(new CartCreateError({ cause: error }));
    }),
    Effect.tap(() => Effect.sync(forgetKey)),
  );
});

/** Fetches the cart that the cookie names, and creates one when there is none. */
const cartRetrieval = Effect.gen(function* () {
  const { cookies, settings } = yield* ShopEnvironment;
  const backend = yield* CartBackend;
  const created = yield* newCart;

  const storedId = () => cookies.get(settings.cartCookie);
  const forget = Effect.sync(() => cookies.remove(settings.cartCookie));

  /** When two tabs create a cart at once, both use the one that reached the cookie first. */
  const create: Retrieval<Cart> = Effect.flatMap(created, (cart) => {
    const stored = storedId();
    if (stored !== null) return fetch(stored);
    cookies.set(settings.cartCookie, cart.id, { maxAgeSeconds: settings.cartCookieSeconds });
    return Effect.succeed(cart);
  });
  const replace = Effect.andThen(forget, create);

  function fetch(id: string): Retrieval<Cart> {
    return backend.cart(id).pipe(
      Effect.tap((cart) =>
        cart === null
          ? log("critical", "The server has no cart with the id in the cookie", id)
          : warnOfDiscountAbove(cart),
      ),
      Effect.catchIf(isInvalidCartId, (error) =>
        Effect.as(log("warning", "The server does not accept the cart's id", error), null),
      ),
      Effect.catch(getError),
      Effect.flatMap((cart) => (cart === null ? replace : Effect.succeed(cart))),
    );
  }

  return {
    /** The cart's id: the cookie's, or that of a cart whose cookie is gone. */
    idOf: (known: Cart | null) => storedId() ?? known?.id ?? null,
    forget,
    create,
    fetch,
    /** The known cart with its current revision; null when its visible content has changed, or the backend cannot tell. */
    unchanged: (known: Cart) =>
      (backend.mark?.(known.id) ?? Effect.succeed(null)).pipe(
        Effect.map((mark) => (mark?.hash === known.hash ? at(known, mark.revision) : null)),
        Effect.catchIf(isInvalidCartId, () => Effect.succeed(null)),
        Effect.catch(getError),
      ),
  };
});

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
