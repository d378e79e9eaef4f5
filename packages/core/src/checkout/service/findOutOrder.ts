import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { Identity } from "../../identity/Identity.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { makeLoop } from "../../kernel/makeLoop.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { TimeoutError } from "../../kernel/TransportError.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import type { OrderAttempts } from "./orderAttempts.ts";
import type { OrderOnServer } from "../graphql/orderOnServer.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import { placedPath } from "../rules/placedPath.ts";
import { idle, type OrderResults } from "./orderResults.ts";

/** What the parts of placing an order share. */
export interface OrderParts {
  readonly attempts: OrderAttempts;
  readonly server: OrderOnServer;
  readonly results: OrderResults;
}

export const submitting: OrderPlacing = { phase: "submitting" };

/** Runs while no other tab places or asks. */
export const inOneTab = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.flatMap(Tabs, ({ exclusively }) => exclusively("checkout.place")(effect));

/** Asks for the result of an order whose response was lost: at once, when the network is back, and at intervals. */
export const findOutOrder = ({ attempts, server, results }: OrderParts) =>
  Effect.gen(function* () {
    const { onReconnect, settings } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const identity = yield* Identity;
    const { state, show } = results;

    const findOut = (attempt: OrderAttempt): Effect.Effect<OrderPlacing> =>
      Effect.gen(function* () {
        const outcome = yield* server.settle(attempt);
        if (outcome === "unknown") return yield* results.isUnknown;
        if (outcome !== "none") return yield* results.placed(outcome, attempt);
        yield* attempts.forget(attempt);
        const next = attempts.open();
        if (next !== null) return yield* findOut(next);
        return yield* results.refused(new TimeoutError({ timeoutMs: settings.timeoutMs }));
      });
    const findOutOpen = inOneTab(
      Effect.suspend(() => {
        const attempt = attempts.open();
        if (attempt !== null) return findOut(attempt);
        // Another tab has already reported the result, and may have told this one.
        return Effect.andThen(
          ignoreFailure(cart.refresh()),
          show(placedPath(state.get()) === null ? idle : state.get()),
        );
      }),
    );

    const askAgain = yield* makeLoop({
      step: () => Effect.as(findOutOpen, "away"),
      isNeeded: () => state.get().phase === "unknown",
      network: "away",
    });
    yield* follow(state.subscribe, () => askAgain);
    const askNow = (): Effect.Effect<unknown> => {
      if (state.get().phase !== "idle") return askAgain;
      if (attempts.open() !== null) return Effect.andThen(show(submitting), findOutOpen);
      return attempts.mayBeTheirs() ? identity.reload : Effect.void;
    };
    yield* follow(identity.state.subscribe, askNow);
    yield* follow(onReconnect, askNow);
    const fork = yield* makeFork;
    // The services that reload the user are not all there yet.
    fork(Effect.flatMap(Effect.yieldNow, askNow));
    return findOut;
  });
