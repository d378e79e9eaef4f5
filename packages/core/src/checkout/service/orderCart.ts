import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Analytics } from "../../analytics/service/Analytics.ts";
import type { Cart, CartChoices } from "../../cart/model/Cart.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import type { CartState } from "../../cart/queue/CartState.ts";
import { Identity } from "../../identity/Identity.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { ValidationError } from "../../kernel/TransportError.ts";
import type { PlacedOrder } from "../../orders/model/PlacedOrder.ts";
import type { CreateOrderInput } from "../../transport/generated/documents.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import {
  besidesCoupon,
  couponRefusal,
  isAgeUnconfirmed,
  isCartChanged,
  isKeyReused,
} from "../../transport/rejections.ts";
import { requestDeadline } from "../../transport/requestDeadline.ts";
import { within } from "../../transport/within.ts";
import { cartDifferences } from "../rules/cartDifferences.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import type { OrderParts } from "./findOutOrder.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import { orderInput } from "../graphql/orderInput.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import type { OrderRequest } from "../model/OrderRequest.ts";

export interface Checkout {
  readonly view: () => CheckoutView;
  /** The choices that the server's cart lacks. */
  readonly unsent: () => Partial<CartChoices>;
}

interface Order {
  readonly input: CreateOrderInput;
  readonly hash: string;
}

/** The outcome of a request to order. */
type Submitted =
  | { readonly outcome: PlacedOrder | "unknown"; readonly error?: never }
  | { readonly outcome: "none"; readonly error: ShopError };

/** The cart to order, or what stops the order. */
type Ready =
  | { readonly present: Cart; readonly stop?: never }
  | { readonly present?: never; readonly stop: OrderPlacing };

const savedList = ({ saveAsList }: OrderRequest, { lines }: Cart): OrderAttempt["list"] =>
  saveAsList
    ? { name: saveAsList, lines: lines.map(({ product: { id }, quantity }) => ({ product: { id }, quantity })) }
    : null;

/** Sends an attempt. It counts as sent, unless a response says that it was not received. */
const submit = (
  { attempts, server }: OrderParts,
  attempt: OrderAttempt,
  { order, request }: { readonly order: Order; readonly request: OrderRequest },
): Effect.Effect<Submitted> =>
  Effect.gen(function* () {
    yield* attempts.save(attempt);
    const result = yield* Effect.result(server.create(attempt, order));
    if (Result.isSuccess(result)) return { outcome: result.success };
    const outcome = yield* server.settle(attempt);
    if (outcome === "none") return { outcome, error: result.failure };
    if (outcome === "unknown" || !request.password) return { outcome };
    // The order exists: repeating the request orders nothing, and logs in a user who registered with the order.
    return { outcome: yield* Effect.orElseSucceed(server.create(attempt, order), () => outcome) };
  });

/** The cart as the shopper sees it: with the method that it is delivered by, whether or not they have pressed it. */
const shownIn = ({ cart, shippingMethod }: CartState): Cart | null => cart && { ...cart, shippingMethod };

/** The cart as the server has it and as the shopper has seen it. */
const readyCart = ({ results }: OrderParts, { view, unsent }: Checkout) =>
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const cart = yield* CartService;
    return Effect.gen(function* (): Generator<Effect.Effect<unknown>, Ready, never> {
      const { blockers } = view();
      const seen = shownIn(cart.state.get());
      const ordered = results.ordered();
      if (ordered !== null && ordered.cartId === seen?.id) return { stop: yield* results.show(ordered.placing) };
      if (seen === null || blockers.length > 0) return { stop: yield* results.show({ phase: "blocked", blockers }) };

      const choices = unsent();
      const hasChoices = Object.keys(choices).length > 0;
      if (hasChoices || cart.state.get().isEstimate) {
        const sending: Effect.Effect<void, ShopError> = hasChoices ? cart.choose(choices) : cart.idle;
        const sent = yield* Effect.result(within(requestDeadline(settings))(sending));
        if (Result.isFailure(sent)) return { stop: yield* results.refused(sent.failure) };
      }
      const present = shownIn(cart.state.get()) ?? seen;
      const before = { ...seen, ...choices, shippingMethod: seen.shippingMethod };
      const differences = cartDifferences(before, { present, except: Object.keys(choices) });
      if (differences.length > 0) return { stop: yield* results.show({ phase: "changed", differences }) };
      return { present };
    });
  });

/** Orders the cart. Fails while the shopper has to answer: the server first asks whether they are an adult. */
export const orderCart = (parts: OrderParts, checkout: Checkout) =>
  Effect.gen(function* () {
    const { attempts, results } = parts;
    const cart = yield* CartService;
    const identity = yield* Identity;
    const ready = yield* readyCart(parts, checkout);

    /** It was not placed. */
    const rejected = (error: ShopError, present: Cart, again: Effect.Effect<OrderPlacing, ValidationError> | null) =>
      Effect.gen(function* () {
        if (isAgeUnconfirmed(error)) return yield* Effect.fail(error);
        // Another tab has cancelled this attempt before the server received it.
        if (isKeyReused(error) && again !== null) return yield* again;
        // A refusal is about the current cart: sold-out products and a lost slot must show.
        yield* ignoreFailure(cart.refresh());
        const couponReason = couponRefusal(error);
        const differences = cartDifferences(present, { present: shownIn(cart.state.get()) ?? present, couponReason });
        const others = besidesCoupon(error);
        // A coupon that has left the cart is among the differences.
        const isCouponTold = differences.some(({ kind }) => kind === "coupon");
        if (!isCartChanged(error) && others !== null)
          return yield* results.refused(isCouponTold ? others : error, differences);
        // Nothing new for the shopper: the visible cart is unchanged.
        if (differences.length === 0 && again !== null) return yield* again;
        return yield* results.show({ phase: "changed", differences });
      });

    const order = (request: OrderRequest, tries = 2): Effect.Effect<OrderPlacing, ValidationError> =>
      Effect.gen(function* () {
        const {
          data,
          checkout: { flow },
        } = checkout.view();
        const { present, stop } = yield* ready;
        if (present === undefined) return stop;
        const { isLoggedIn, user } = identity.state.get();
        const session = yield* Effect.flatMap(Analytics, (analytics) => analytics.session);
        const input = orderInput(request, { cartId: present.id, data, flow, isLoggedIn, session });
        const attempt: OrderAttempt = {
          key: yield* idempotencyKey,
          cartId: present.id,
          userId: user?.id ?? null,
          list: savedList(request, present),
          done: [],
        };
        const { outcome, error } = yield* submit(parts, attempt, { order: { input, hash: present.hash }, request });
        if (outcome === "unknown") return yield* results.isUnknown;
        if (outcome !== "none") return yield* results.placed(outcome, attempt);
        yield* attempts.forget(attempt);
        return yield* rejected(error, present, tries > 1 ? order(request, tries - 1) : null);
      });
    return order;
  });
