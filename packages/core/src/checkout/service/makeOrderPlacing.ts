import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import type { ValidationError } from "../../kernel/TransportError.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { findOutOrder, inOneTab, type OrderParts, submitting } from "./findOutOrder.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import { orderAttempts } from "./orderAttempts.ts";
import { type Checkout, orderCart } from "./orderCart.ts";
import { orderOnServer } from "../graphql/orderOnServer.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import { placedPath } from "../rules/placedPath.ts";
import type { OrderRequest } from "../model/OrderRequest.ts";
import { idle, orderResults } from "./orderResults.ts";

/** Finds the order that another tab has made of the cart since the button was pressed; null for none. */
const orderedElsewhere = ({ server, results }: OrderParts) =>
  Effect.gen(function* () {
    const cart = yield* CartService;
    const identity = yield* Identity;
    return (cartId: string | null) =>
      Effect.gen(function* () {
        if (cartId === null || cartId === results.ordered()?.cartId || cartId === cart.state.get().cart?.id)
          return null;
        const userId = identity.state.get().user?.id ?? null;
        // The other tab reports it and keeps its list.
        const attempt: OrderAttempt = {
          key: yield* idempotencyKey,
          cartId,
          userId,
          list: null,
          done: ["reported", "listed"],
        };
        const outcome = yield* server.settle(attempt);
        return typeof outcome === "string" ? null : yield* results.placed(outcome, attempt);
      });
  });

/**
 * Places orders: one press is one order. An attempt is stored with its key before it is sent. While its result is
 * unknown, a press queries it instead of ordering again, and so does a page after a reload.
 *
 * @rule ORDER-1, ORDER-2, ORDER-3, ORDER-4, ORDER-7, ORDER-9
 */
export const makeOrderPlacing = ({ clearData, ...checkout }: Checkout & { readonly clearData: Effect.Effect<void> }) =>
  Effect.gen(function* () {
    const cart = yield* CartService;
    const attempts = yield* orderAttempts;
    const server = yield* orderOnServer(attempts);
    const results = yield* orderResults(attempts, { clearData });
    const { state, show } = results;
    const parts = { attempts, server, results };

    /** Another cart means a new attempt. */
    yield* follow(cart.state.subscribe, () => {
      const present = cart.state.get().cart;
      const ordered = results.ordered();
      if (placedPath(state.get()) === null || ordered === null || !present?.lines.length) return;
      if (present.id !== ordered.cartId) state.set(idle);
    });
    const findOut = yield* findOutOrder(parts);
    const order = yield* orderCart(parts, checkout);

    const elsewhere = yield* orderedElsewhere(parts);

    const attemptOrder = (request: OrderRequest, { mustFindOut = false } = {}) => {
      const pressedFor = cart.state.get().cart?.id ?? null;
      return inOneTab(
        Effect.gen(function* () {
          const attempt = attempts.open();
          if (attempt === null) return (yield* elsewhere(pressedFor)) ?? (yield* order(request));
          // A query would cancel another tab's pending request. One cart is one order, so both may send it.
          const isSame = !mustFindOut && attempt.cartId === cart.state.get().cart?.id;
          return yield* isSame ? order(request) : findOut(attempt);
        }),
      );
    };

    /** @rule LAW-12 */
    const askForAge = (request: OrderRequest, error: ValidationError): Effect.Effect<OrderPlacing> =>
      ignoreFailure(cart.refresh()).pipe(
        Effect.andThen(cart.confirmAge),
        Effect.flatMap((isAdult) =>
          isAdult ? Effect.catch(attemptOrder(request), results.refused) : results.refused(error),
        ),
      );

    const press = yield* command(
      // Observers never get the password.
      { name: "checkout.place", policy: skipIfOngoing, requests: 20 },
      (pressed: { readonly request: () => OrderRequest }) =>
        Effect.suspend(() => {
          const mustFindOut = state.get().phase === "unknown";
          const request = pressed.request();
          return Effect.andThen(
            show(submitting),
            Effect.catch(attemptOrder(request, { mustFindOut }), (error) => askForAge(request, error)),
          );
        }),
    );

    return {
      state,
      /** *Skip if ongoing.* Never fails; read the result from `state`. */
      place: (request: OrderRequest = {}) => press({ request: () => request }),
      /** Dismisses the result. */
      dismiss: Effect.suspend(() =>
        state.get().phase === "submitting" || state.get().phase === "unknown" ? Effect.void : Effect.asVoid(show(idle)),
      ),
    };
  });
