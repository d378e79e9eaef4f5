import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { Identity, type IdentityChange } from "../session/Identity.ts";
import { log } from "../shop/log.ts";
import { regardless } from "../shop/regardless.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { AbortedError } from "../transport/TransportError.ts";
import type { CartExchange } from "./CartExchange.ts";
import { settle } from "./settle.ts";

/**
 * Gives the cart of whom the shopper has become. What a guest has not sent yet goes into the user's cart after login; what a
 * user has not sent yet is given up at logout, because it is nobody else's; what is changed after that is the next shopper's.
 *
 * `quietly` runs what it is given while nothing is under way between the cart and the server; `sendAll` sends what waits as long
 * as the network is there, which nobody waits long for; `proceed` goes on afterwards.
 *
 * @rule CART-1, SESS-1, SESS-4
 */
export const followIdentity = ({
  store,
  sight,
  quietly,
  sendAll,
  proceed,
  refresh,
}: Pick<CartExchange, "store" | "sight"> & {
  readonly quietly: <A, E>(effect: Effect.Effect<A, E>) => Effect.Effect<A, E>;
  readonly sendAll: Effect.Effect<void>;
  readonly proceed: Effect.Effect<unknown>;
  readonly refresh: Effect.Effect<unknown, unknown>;
}) =>
  Effect.gen(function* () {
    const { cookies, session, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const tokenNow = () => cookies.get(session.cookie);
    let token = tokenNow();

    /** The changes of whose session has ended, by their ids. */
    let left = new Set<string>();
    const giveUp = Effect.suspend(() => {
      const { waiting } = store.facts();
      const theirs = waiting.filter(({ id }) => left.has(id));
      left = new Set();
      store.change({ waiting: waiting.filter((each) => !theirs.includes(each)), lineErrors: {} });
      if (theirs.length === 0) return Effect.void;
      return log("warning", "Changes of the cart were given up at logout", theirs.length).pipe(
        Effect.andThen(settle(theirs, Exit.fail(new AbortedError()))),
      );
    });

    const adopt = ({ kind, cart }: IdentityChange) =>
      Effect.gen(function* () {
        token = tokenNow();
        if (kind === "logout") yield* giveUp;
        if (cart !== null) {
          cookies.set(settings.cartCookie, cart.id, { maxAgeSeconds: settings.cartCookieSeconds });
          yield* sight.show({ cart, methods: yield* delivery.askMethods }, { isGot: true, failure: null });
          return;
        }
        // Another tab may have put the new cart's id into the cookie already.
        const { server } = store.facts();
        if (server !== null && cookies.get(settings.cartCookie) === server.id) cookies.remove(settings.cartCookie);
        store.change({ server: null, failure: null, isStale: true });
      });

    yield* identity.follow({
      ended: () => {
        const { sent, waiting } = store.facts();
        left = new Set([...left, ...[...sent, ...waiting].map(({ id }) => id)]);
      },
      change: (exchange) =>
        // Where it has happened already there is nobody left to send it for.
        (token === tokenNow()
          ? Effect.timeoutOption(sendAll, Duration.millis(settings.identityWaitMs))
          : Effect.void
        ).pipe(
          Effect.andThen(exchange),
          Effect.tap((change) => quietly(adopt(change))),
          Effect.tap(() => proceed),
        ),
      refresh: regardless(refresh),
    });

    /** Whether the shopper has become somebody else, and the cart has not followed yet: then nothing may be sent. */
    return Effect.suspend(() =>
      token === tokenNow() ? Effect.succeed(false) : Effect.as(regardless(identity.inOneName(() => Effect.void)), true),
    );
  });
