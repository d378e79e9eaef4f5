import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import {
  CartDocument,
  CartHashDocument,
  CreateCartDocument,
  UpdateCartDocument,
} from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { isInvalidCartId } from "../transport/isInvalidCartId.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import type { NetworkError, TimeoutError, TransportError } from "../transport/TransportError.ts";
import { CartFromWire } from "../transport/wire/CartFromWire.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { CartCreateError, type CartError, CartGetError } from "./CartError.ts";
import { updateCartInput } from "./updateCartInput.ts";

const CartAnswer = Schema.Struct({ cart: Schema.NullOr(CartFromWire) });
const HashAnswer = Schema.Struct({ cart: Schema.NullOr(Schema.Struct({ hash: Schema.String })) });
const CreateAnswer = Schema.Struct({ createCart: CartFromWire });
const UpdateAnswer = Schema.Struct({ updateCart: CartFromWire });

type Retrieval<A> = Effect.Effect<A, CartError | NetworkError | TimeoutError>;

/** @rule TOTAL-6 */
const warnOfDiscountAbove = ({ id, totalPrice, discountPrice }: Cart) =>
  discountPrice !== null && discountPrice > totalPrice
    ? Effect.logWarning("The discounted price is above the total", id, discountPrice, totalPrice)
    : Effect.void;

/**
 * The guest's cart where it lives: on the server, by an id that a cookie keeps.
 *
 * @rule CART-1, CART-2, CART-3
 */
export const cartOnServer = Effect.gen(function* () {
  const { cookies, settings } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;

  const storedId = () => cookies.get(settings.cartCookie);
  const idOf = (known: Cart | null) => storedId() ?? known?.id ?? null;
  const forget = Effect.sync(() => cookies.remove(settings.cartCookie));

  /** Another tab may make a cart while this one does: the first that is in the cookie counts for both. */
  const create: Retrieval<Cart> = request(CreateCartDocument, { schema: CreateAnswer, variables: {} }).pipe(
    Effect.map(({ createCart }) => createCart),
    Effect.tap(warnOfDiscountAbove),
    Effect.catch((error) => Effect.fail(isNetworkFailure(error) ? error : new CartCreateError({ cause: error }))),
    Effect.flatMap((created) => {
      const stored = storedId();
      if (stored !== null) return fetch(stored);
      cookies.set(settings.cartCookie, created.id, { maxAgeSeconds: settings.cartCookieSeconds });
      return Effect.succeed(created);
    }),
  );
  const replace = Effect.andThen(forget, create);

  const getError = (error: TransportError) =>
    Effect.fail(isNetworkFailure(error) ? error : new CartGetError({ cause: error }));
  const replaceInvalid = (error: TransportError) =>
    isInvalidCartId(error)
      ? Effect.logWarning("The server does not take the cart's id", error).pipe(Effect.andThen(replace))
      : getError(error);

  const fetch = (id: string): Retrieval<Cart> =>
    request(CartDocument, { schema: CartAnswer, variables: { id } }).pipe(
      Effect.matchEffect({
        onSuccess: ({ cart }) =>
          cart === null
            ? Effect.logFatal("There is no cart by the id in the cookie", id).pipe(Effect.andThen(replace))
            : Effect.as(warnOfDiscountAbove(cart), cart),
        onFailure: replaceInvalid,
      }),
    );

  const hasHash = ({ id, hash }: Cart) =>
    request(CartHashDocument, { schema: HashAnswer, variables: { id } }).pipe(
      Effect.map(({ cart }) => cart?.hash === hash),
      Effect.catchIf(isInvalidCartId, () => Effect.succeed(false)),
      Effect.catch(getError),
    );

  return {
    /** The cart as it is now: the known one itself when nothing has changed; null when nobody has made one yet. */
    retrieve: (known: Cart | null): Retrieval<Cart | null> =>
      Effect.gen(function* () {
        const id = idOf(known);
        if (id === null) return null;
        return known?.id === id && (yield* hasHash(known)) ? known : yield* fetch(id);
      }),

    /** Sends changes, to a new cart when there is none or the server knows nothing of it any more. */
    update: (
      known: Cart | null,
      changes: ReadonlyArray<CartChange>,
    ): Effect.Effect<Cart, TransportError | CartError> => {
      const send = (id: string) =>
        request(UpdateCartDocument, {
          schema: UpdateAnswer,
          variables: { input: updateCartInput(id, changes) },
        }).pipe(
          Effect.map(({ updateCart }) => updateCart),
          Effect.tap(warnOfDiscountAbove),
        );
      const sendToNew = create.pipe(Effect.flatMap(({ id }) => send(id)));
      const id = idOf(known);
      if (id === null) return sendToNew;
      return send(id).pipe(
        Effect.catchIf(isInvalidCartId, (error) =>
          Effect.logWarning("The server does not take the cart's id", error).pipe(
            Effect.andThen(forget),
            Effect.andThen(sendToNew),
          ),
        ),
      );
    },
  };
});
