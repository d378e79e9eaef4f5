import * as Effect from "effect/Effect";
import { Identity } from "../identity/Identity.ts";
import { log } from "../kernel/log.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import {
  CartDocument,
  CartHashDocument,
  CreateCartDocument,
  UpdateCartDocument,
} from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { isCartChanged, isInvalidCartId, isKeyReused } from "../transport/rejections.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import type { AbortedError, NetworkError, TimeoutError, TransportError } from "../kernel/TransportError.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { CartCreateError, type CartError, CartGetError } from "./CartError.ts";
import { updateCartInput } from "./updateCartInput.ts";
import { cartAnswer, cartHashAnswer, createCartAnswer, updateCartAnswer } from "./generated/answers.ts";

/** Every retry means that another device changed the cart in between, so ten is plenty. */
const mostTries = 10;

/** The outcome is unknown, or the user changed during the request. */
type Unanswered = NetworkError | TimeoutError | AbortedError;

type Retrieval<A> = Effect.Effect<A, CartError | Unanswered>;

/** A confirmed update. */
export interface Update {
  /** The cart before the changes. */
  readonly base: Cart;
  readonly answer: Cart;
}

const isUnanswered = (error: TransportError): error is Unanswered =>
  isNetworkFailure(error) || error._tag === "AbortedError";

const at = (cart: Cart, revision: number | null): Cart => (cart.revision === revision ? cart : { ...cart, revision });

/** @rule TOTAL-6 */
const warnOfDiscountAbove = ({ id, totalPrice, discountPrice }: Cart) =>
  discountPrice !== null && discountPrice > totalPrice
    ? log("warning", "The discounted price is above the total", id, discountPrice, totalPrice)
    : Effect.void;

/**
 * Reads and writes the server's cart. A cookie holds its id; a user's cart also needs the user's token.
 *
 * @rule CART-1, CART-2, CART-3
 */
export const cartOnServer = Effect.gen(function* () {
  const { cookies, settings } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;
  const identity = yield* Identity;

  const storedId = () => cookies.get(settings.cartCookie);
  const idOf = (known: Cart | null) => storedId() ?? known?.id ?? null;
  const forget = Effect.sync(() => cookies.remove(settings.cartCookie));

  /** Reused until a cart is created, so that a lost answer does not leave a second cart behind. */
  let newCartKey: string | null = null;
  const keyOfNewCart = Effect.suspend(() =>
    newCartKey === null
      ? Effect.tap(idempotencyKey, (key) => Effect.sync(() => (newCartKey = key)))
      : Effect.succeed(newCartKey),
  );

  /** When two tabs create a cart at once, both use the one that reached the cookie first. */
  const create: Retrieval<Cart> = keyOfNewCart.pipe(
    Effect.flatMap((key) =>
      request(CreateCartDocument, { decoder: createCartAnswer, variables: {}, headers: { "idempotency-key": key } }),
    ),
    Effect.map(({ createCart }) => createCart),
    Effect.tap(warnOfDiscountAbove),
    Effect.mapError((error) => (isUnanswered(error) ? error : new CartCreateError({ cause: error }))),
    Effect.tapError((error) =>
      Effect.sync(() => {
        // The server would refuse the same key again.
        if (error._tag === "CartCreateError") newCartKey = null;
      }),
    ),
    Effect.flatMap((created) => {
      newCartKey = null;
      const stored = storedId();
      if (stored !== null) return fetch(stored);
      cookies.set(settings.cartCookie, created.id, { maxAgeSeconds: settings.cartCookieSeconds });
      return Effect.succeed(created);
    }),
  );
  const replace = Effect.andThen(forget, create);

  const getError = (error: TransportError) =>
    Effect.fail(isUnanswered(error) ? error : new CartGetError({ cause: error }));
  const replaceInvalid = (error: TransportError) =>
    isInvalidCartId(error)
      ? log("warning", "The server does not accept the cart's id", error).pipe(Effect.andThen(replace))
      : getError(error);

  const fetch = (id: string): Retrieval<Cart> =>
    request(CartDocument, { decoder: cartAnswer, variables: { id } }).pipe(
      Effect.matchEffect({
        onSuccess: ({ cart }) =>
          cart === null
            ? log("critical", "The server has no cart with the id in the cookie", id).pipe(Effect.andThen(replace))
            : Effect.as(warnOfDiscountAbove(cart), cart),
        onFailure: replaceInvalid,
      }),
    );

  /** The known cart with its current revision; null when its visible content has changed. */
  const unchanged = (known: Cart) =>
    request(CartHashDocument, { decoder: cartHashAnswer, variables: { id: known.id } }).pipe(
      Effect.map(({ cart }) => (cart?.hash === known.hash ? at(known, cart.revision ?? null) : null)),
      Effect.catchIf(isInvalidCartId, () => Effect.succeed(null)),
      Effect.catch(getError),
    );

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
        request(UpdateCartDocument, {
          decoder: updateCartAnswer,
          variables: { input: updateCartInput(base, changes) },
          headers: key === null ? {} : { "idempotency-key": key },
        }).pipe(
          Effect.map(({ updateCart: answer }) => ({ base, answer })),
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
