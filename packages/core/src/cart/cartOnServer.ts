import * as Effect from "effect/Effect";
import { Identity } from "../session/Identity.ts";
import { log } from "../shop/log.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import {
  CartDocument,
  CartHashDocument,
  CreateCartDocument,
  UpdateCartDocument,
} from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { isCartChanged } from "../transport/isCartChanged.ts";
import { isInvalidCartId } from "../transport/isInvalidCartId.ts";
import { isKeyReused } from "../transport/isKeyReused.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import type { AbortedError, NetworkError, TimeoutError, TransportError } from "../transport/TransportError.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { CartCreateError, type CartError, CartGetError } from "./CartError.ts";
import { updateCartInput } from "./updateCartInput.ts";
import { cartAnswer, cartHashAnswer, createCartAnswer, updateCartAnswer } from "./generated/answers.ts";

/** Each of them means that somebody else has changed the cart in the meantime, so that many are hardly ever needed. */
const mostTries = 10;

/** Nobody knows what became of it; or the shopper has become somebody else meanwhile. */
type Unanswered = NetworkError | TimeoutError | AbortedError;

type Retrieval<A> = Effect.Effect<A, CartError | Unanswered>;

/** What became of changes. */
export interface Update {
  /** The cart that they were made to. */
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
 * The cart where it lives: on the server, by an id that a cookie keeps; of who is logged in, only together with their token.
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

  /** The same until a cart has been made by it, so that a lost answer leaves none behind. */
  let newCartKey: string | null = null;
  const keyOfNewCart = Effect.suspend(() =>
    newCartKey === null
      ? Effect.tap(idempotencyKey, (key) => Effect.sync(() => (newCartKey = key)))
      : Effect.succeed(newCartKey),
  );

  /** Another tab may make a cart while this one does: the first that is in the cookie counts for both. */
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
      ? log("warning", "The server does not take the cart's id", error).pipe(Effect.andThen(replace))
      : getError(error);

  const fetch = (id: string): Retrieval<Cart> =>
    request(CartDocument, { decoder: cartAnswer, variables: { id } }).pipe(
      Effect.matchEffect({
        onSuccess: ({ cart }) =>
          cart === null
            ? log("critical", "There is no cart by the id in the cookie", id).pipe(Effect.andThen(replace))
            : Effect.as(warnOfDiscountAbove(cart), cart),
        onFailure: replaceInvalid,
      }),
    );

  /** The known cart, at the revision that it has by now; null when what a shopper sees of it has changed. */
  const unchanged = (known: Cart) =>
    request(CartHashDocument, { decoder: cartHashAnswer, variables: { id: known.id } }).pipe(
      Effect.map(({ cart }) => (cart?.hash === known.hash ? at(known, cart.revision ?? null) : null)),
      Effect.catchIf(isInvalidCartId, () => Effect.succeed(null)),
      Effect.catch(getError),
    );

  return {
    /**
     * The cart as it is now: the known one itself when nothing has changed; null when a guest has not made one yet. A user
     * has one always.
     */
    retrieve: (known: Cart | null): Retrieval<Cart | null> =>
      Effect.gen(function* () {
        const id = idOf(known);
        if (id === null) return identity.state.get().isLoggedIn ? yield* create : null;
        return (known?.id === id ? yield* unchanged(known) : null) ?? (yield* fetch(id));
      }),

    /**
     * Sends changes, to a new cart when there is none or the server knows nothing of it any more. What the server has done by
     * this key is not done again.
     */
    update: (
      known: Cart | null,
      changes: ReadonlyArray<CartChange>,
      { key }: { readonly key: string | null },
    ): Effect.Effect<Update, TransportError | CartError> => {
      // Somebody else's change came first: what is to be stays the same, so it is sent once more to the cart as it is now.
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
          // By this key all of it has been done, when the cart was another or a later change was not among them yet.
          Effect.catchIf(isKeyReused, () => Effect.map(fetch(base.id), (answer) => ({ base: answer, answer }))),
        );
      const sendToNew = Effect.flatMap(create, (created) => send(created));
      const id = idOf(known);
      if (id === null) return sendToNew;
      return (known?.id === id ? send(known) : Effect.flatMap(fetch(id), (current) => send(current))).pipe(
        Effect.catchIf(isInvalidCartId, (error) =>
          log("warning", "The server does not take the cart's id", error).pipe(
            Effect.andThen(forget),
            Effect.andThen(sendToNew),
          ),
        ),
      );
    },
  };
});
