import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { OrderedProducts } from "../lists/OrderedProducts.ts";
import { errorText } from "../shop/errorText.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { Network } from "../shop/untilQuiet.ts";
import { TimeoutError } from "../transport/TransportError.ts";
import type { CartExchange } from "./CartExchange.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { isFatal } from "./isFatal.ts";

/**
 * Gets the cart as the server has it.
 *
 * @rule CART-2, CART-3, NET-7
 */
export const refreshCart = ({
  store,
  remote,
  sight,
  outage,
}: Pick<CartExchange, "store" | "remote" | "sight" | "outage">) =>
  Effect.gen(function* () {
    const { settings, texts } = yield* ShopEnvironment;
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
      yield* sight.show({ cart, methods }, { isGot: true, isRefreshing: false, failure: null });
      yield* Effect.forkIn(isNew ? ordered.refresh : ordered.loadOnce, scope);
    });

    return {
      /** For who has asked for it: fails, and the shopper is told. */
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
          yield* notices.say({ kind: "error", text: errorText(error, { texts }), durationMs: settings.cartErrorMs });
        } else if (error._tag !== "AbortedError") {
          yield* outage.tell;
        }
        return yield* Effect.fail(error);
      }),

      /** For a cart that has changed without our knowing. */
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
