import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { sleep } from "../../kernel/Sleep.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { Identity, type IdentityChange } from "../../identity/Identity.ts";
import { log } from "../../kernel/log.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { AbortedError } from "../../kernel/TransportError.ts";
import type { Cart } from "../model/Cart.ts";
import type { cartUser } from "./cartUser.ts";
import type { CartExchange } from "./CartExchange.ts";
import type { Outbox } from "../../outbox/makeOutbox.ts";
import { settle } from "../../outbox/settle.ts";

declare module "../../identity/Identity.ts" {
  interface SentAlong {
    /** The new user's cart, when the server sent it. */
    readonly cart?: Cart | null;
  }
}

/**
 * Switches to the new user's cart. A guest's unsent changes go into the user's cart after login. A user's unsent changes are
 * dropped at logout; changes made after logout belong to the next shopper.
 *
 * @rule CART-1, SESS-1, SESS-4
 */
export const followIdentity = ({
  store,
  publisher,
  user,
  outbox,
  refresh,
}: Pick<CartExchange, "store" | "publisher"> & {
  readonly user: Pick<Effect.Success<typeof cartUser>, "isSame" | "follow">;
  readonly outbox: Pick<Outbox, "alone" | "sendAll" | "proceed">;
  readonly refresh: Effect.Effect<unknown, unknown>;
}) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;

    /** Ids of changes whose session has ended. */
    let abandoned = new Set<string>();
    const giveUp = Effect.suspend(() => {
      const { waiting } = store.facts();
      const theirs = waiting.filter(({ id }) => abandoned.has(id));
      abandoned = new Set();
      store.apply({ kind: "dropped", changes: theirs }, { lineErrors: {} });
      if (theirs.length === 0) return Effect.void;
      return log("warning", "Unsent cart changes were dropped at logout", theirs.length).pipe(
        Effect.andThen(settle(theirs, Exit.fail(new AbortedError()))),
      );
    });

    const adopt = ({ kind, cart = null }: IdentityChange) =>
      Effect.gen(function* () {
        user.follow();
        if (kind === "logout") yield* giveUp;
        if (cart !== null) {
          cookies.set(settings.cartCookie, cart.id, { maxAgeSeconds: settings.cartCookieSeconds });
          yield* publisher.show({ cart, methods: yield* delivery.askMethods }, { kind: "read" });
          return;
        }
        // Keep the cookie if another tab already stored the new cart's id.
        const { server } = store.facts();
        if (server !== null && cookies.get(settings.cartCookie) === server.id) cookies.remove(settings.cartCookie);
        store.change({ server: null, failure: null, isStale: true });
      });

    yield* identity.follow({
      ended: () => {
        const { sent, waiting } = store.facts();
        abandoned = new Set([...abandoned, ...[...sent, ...waiting].map(({ id }) => id)]);
      },
      change: (exchange) =>
        // After the token changed, the old user's changes can no longer be sent.
        (user.isSame() ? Effect.raceFirst(outbox.sendAll, sleep(settings.identityWaitMs)) : Effect.void).pipe(
          Effect.andThen(exchange),
          Effect.tap((change) => outbox.alone(adopt(change))),
          Effect.tap(() => outbox.proceed),
        ),
      refresh: ignoreFailure(refresh),
    });
  });
