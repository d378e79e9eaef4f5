import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { CartService } from "../../cart/service/ShopCart.ts";
import { Identity } from "../../identity/Identity.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { sleep } from "../../kernel/Sleep.ts";
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

/** Repeats the effect while it is needed: after a pause, or at once when it is woken. */
const repeated = (effect: Effect.Effect<unknown>, isNeeded: () => boolean) =>
  Effect.map(ShopEnvironment, ({ settings }) => {
    let wake = Deferred.makeUnsafe<void>();
    let isRunning = false;
    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.raceFirst(sleep(settings.reconnectMs), Deferred.await(wake));
    });
    const run = Effect.gen(function* () {
      while (isNeeded()) {
        yield* pause;
        if (isNeeded()) yield* effect;
      }
    }).pipe(Effect.ensuring(Effect.sync(() => (isRunning = false))));
    return {
      wake: () => void Deferred.doneUnsafe(wake, Exit.void),
      /** Does nothing while it runs. */
      run: Effect.suspend(() => {
        if (isRunning || !isNeeded()) return Effect.void;
        isRunning = true;
        return run;
      }),
    };
  });

/** Finds out what became of an order whose answer was lost: at once, when the network is back, and every now and then. */
export const findOutOrder = ({ attempts, server, results }: OrderParts) =>
  Effect.gen(function* () {
    const { onReconnect, settings } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const identity = yield* Identity;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const start = (effect: Effect.Effect<unknown>) => void runFork(Effect.forkIn(effect, scope));
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

    const asking = yield* repeated(findOutOpen, () => state.get().phase === "unknown");
    state.subscribe(() => start(asking.run));
    const askNow = () => {
      asking.wake();
      if (state.get().phase !== "idle") return;
      if (attempts.open() !== null) start(Effect.andThen(show(submitting), findOutOpen));
      else if (attempts.mayBeTheirs()) start(identity.reload);
    };
    identity.state.subscribe(askNow);
    const ended = onReconnect(askNow);
    yield* Effect.addFinalizer(() => Effect.sync(ended));
    askNow();
    return findOut;
  });
