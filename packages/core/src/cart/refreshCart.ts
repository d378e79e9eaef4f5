import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { OrderedProducts } from "../orderedProducts/OrderedProducts.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { Network } from "../outbox/makeSyncLoop.ts";
import { TimeoutError } from "../kernel/TransportError.ts";
import type { CartExchange } from "./CartExchange.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { isFatal } from "./isFatal.ts";

/**
 * Fetches the cart from the server.
 *
 * @rule CART-2, CART-3, NET-7
 */
export const refreshCart = ({
  store,
  remote,
  publisher,
  outage,
}: Pick<CartExchange, "store" | "remote" | "publisher" | "outage">) =>
  Effect.gen(function* () {
    const { errorText, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const notices = yield* Notices;
    const ordered = yield* OrderedProducts;
    const scope = yield* Effect.scope;

    const get = Effect.gen(function* () {
      const { server } = store.facts();
      const cart = yield* remote.retrieve(server);
      const isNew = cart !== server;
      const methods = isNew || delivery.methods.get() === null ? yield* delivery.askMethods : delivery.methods.get();
      outage.over();
      yield* publisher.show({ cart, methods }, { isFetched: true, isRefreshing: false, failure: null });
      yield* Effect.forkIn(isNew ? ordered.refresh : ordered.loadOnce, scope);
    });

    return {
      /** For an explicit refresh: fails, and notifies the shopper. */
      refresh: Effect.gen(function* () {
        store.change({ isRefreshing: true });
        const inTime = Effect.timeoutOrElse(get, {
          duration: Duration.millis(exchangeDeadline(settings)),
          orElse: () => Effect.fail(new TimeoutError({ timeoutMs: settings.timeoutMs })),
        });
        const answer = yield* Effect.result(inTime);
        if (Result.isSuccess(answer)) return;
        const error = answer.failure;
        store.change({ isRefreshing: false, isStale: !isFatal(error), ...(isFatal(error) && { failure: error }) });
        if (isFatal(error)) {
          yield* notices.say({ kind: "error", text: errorText(error), durationMs: settings.cartErrorMs });
        } else if (error._tag !== "AbortedError") {
          yield* outage.report;
        }
        return yield* Effect.fail(error);
      }),

      /** For a cart that may have changed on the server. */
      refreshStale: get.pipe(
        Effect.as<Network>("there"),
        Effect.catch((error) =>
          Effect.sync((): Network => {
            if (!isFatal(error)) return "away";
            store.change({ isStale: false, failure: error });
            return "there";
          }),
        ),
      ),
    };
  });
