import * as Effect from "effect/Effect";
import { Analytics } from "../../analytics/service/Analytics.ts";
import { cartEvents } from "../../analytics/rules/cartEvents.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { log } from "../../kernel/log.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartExchange } from "./CartExchange.ts";
import type { Update } from "./cartOnServer.ts";
import { estimateDifferences } from "../queue/estimateDifferences.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/**
 * Handles changes that the server confirms: shows the confirmed cart and its shipping methods as one change. `afterUpdate`
 * runs in the background after it, with the confirmed cart.
 *
 * @rule CART-5, CART-6, CART-16
 */
export const confirmChanges = ({
  store,
  remote,
  publisher,
  afterUpdate,
}: CartExchange & { readonly afterUpdate: (cart: Cart) => Effect.Effect<void> }) =>
  Effect.gen(function* () {
    const { now } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const analytics = yield* Analytics;

    /** After emptying, the cart must be fetched again (CART-10). */
    const asConfirmed = ({ answer }: Update, sent: ReadonlyArray<PendingChange>) =>
      sent.some(({ change }) => change.kind === "empty")
        ? remote.retrieve(answer).pipe(
            Effect.map((current) => current ?? answer),
            Effect.catch(() => Effect.succeed(answer)),
          )
        : Effect.succeed(answer);

    const disagreementsIn = ({ base, answer }: Update, sent: ReadonlyArray<PendingChange>) =>
      Effect.gen(function* () {
        // Another device changed the cart in between, so the estimate had another base.
        if (base.revision !== null && answer.revision !== base.revision + 1) return [];
        const changes = sent.map(({ change }) => change);
        const found = estimateDifferences(base, { changes, answer, now: now() });
        if (found.length > 0) yield* log("error", "The server's answer differs from the local rules", answer.id, found);
        return found;
      });

    return (update: Update, onShown: Effect.Effect<void>, sent: ReadonlyArray<PendingChange>) =>
      Effect.gen(function* () {
        const disagreements = yield* disagreementsIn(update, sent);
        const cart = yield* asConfirmed(update, sent);
        const methods = store.facts().waiting.length === 0 ? yield* delivery.askMethods : delivery.methods.get();
        // Uninterruptible, so that no caller waits for a confirmed change.
        yield* Effect.uninterruptible(
          Effect.andThen(publisher.show({ cart, methods }, { kind: "confirmed" }, { disagreements }), onShown),
        );
        yield* Effect.forEach(cartEvents(update.base.lines, update.answer.lines), analytics.track);
        yield* afterUpdate(cart);
      });
  });
