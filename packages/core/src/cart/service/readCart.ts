import * as Effect from "effect/Effect";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { OrderedProducts } from "../../orderedProducts/service/OrderedProducts.ts";
import { within } from "../../transport/within.ts";
import type { CartExchange } from "./CartExchange.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { isFatal } from "../queue/isFatal.ts";

/**
 * Fetches the cart from the server and shows it, or why there is none.
 *
 * @rule CART-2, CART-3
 */
export const readCart = ({ store, remote, publisher }: CartExchange) =>
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const ordered = yield* OrderedProducts;
    const scope = yield* Effect.scope;

    return Effect.gen(function* () {
      const { server } = store.facts();
      const cart = yield* remote.retrieve(server);
      const isNew = cart !== server;
      const methods = isNew || delivery.methods.get() === null ? yield* delivery.askMethods : delivery.methods.get();
      yield* publisher.show({ cart, methods }, { kind: "read" });
      yield* Effect.forkIn(isNew ? ordered.refresh : ordered.loadOnce, scope);
    }).pipe(
      within(exchangeDeadline(settings)),
      Effect.tapError((error) => Effect.sync(() => isFatal(error) && store.change({ failure: error }))),
    );
  });
