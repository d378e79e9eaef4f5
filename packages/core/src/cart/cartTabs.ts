import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { Tabs } from "../shop/Tabs.ts";
import type { CartFacts } from "./cartStateOf.ts";
import type { ChangeIds } from "./changeIds.ts";
import { handedOver } from "./handedOver.ts";
import { leftAfter } from "./leftAfter.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingElsewhere } from "./PendingElsewhere.ts";
import { readKept } from "./readKept.ts";
import { settle } from "./settle.ts";
import type { SightOfCart } from "./SightOfCart.ts";
import { Failure } from "../decoding/Failure.ts";
import { cartNews } from "./generated/kept.ts";
import { type CartNews } from "./kept.ts";

const topic = "cart";
/** Who has just come asks the others. */
const question = "cart.asked";

/** One text for all that is told of pending changes, so that nothing is told twice. */
const told = ({ isAway, changes }: PendingElsewhere) =>
  changes.length === 0 ? "" : [isAway, ...changes.map(({ id, cartId }) => `${id} ${cartId}`)].join();

/**
 * Tells the other tabs of the cart, and hears of it: how it is on the server, and what is pending in each tab, which is shown
 * in all of them until it is done, or its tab has gone. A tab with something pending keeps a lock to its end, so that the
 * others notice that; where there are no locks, what is pending shows in its own tab alone. Of what the shopper did here before
 * something that has been done in another tab, only what that says nothing of is left.
 *
 * `see` shows what has been heard; `takeUp` makes pending here what a tab that has gone has left to be sent, and `proceed` goes on
 * with that, or asks the server what has become of the rest.
 *
 * @rule CART-16
 */
export const cartTabs = (
  store: CartStore,
  {
    ids,
    sightNow,
    see,
    takeUp,
    proceed,
  }: {
    readonly ids: ChangeIds;
    readonly sightNow: () => SightOfCart;
    readonly see: (sight: SightOfCart | null, facts: Partial<CartFacts>) => Effect.Effect<void>;
    readonly takeUp: Effect.Effect<void>;
    readonly proceed: Effect.Effect<unknown>;
  },
) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const { exclusively, publish, subscribe, takesTurns } = yield* Tabs;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const presence = (tab: string) => exclusively(`cart/${tab}`);

    let isPresent = false;
    let hasCome = false;
    let last = "";
    const watched = new Set<string>();

    const pendingIn = (facts: CartFacts): PendingElsewhere => ({
      isAway: facts.isAway,
      changes: handedOver(facts, { cartId: cookies.get(settings.cartCookie) }),
    });

    const tell = (sight: SightOfCart | null, facts: Partial<CartFacts> = {}) =>
      Effect.suspend(() => {
        const pending = pendingIn({ ...store.facts(), ...facts });
        const shared = isPresent ? pending : { ...pending, changes: [] };
        last = told(shared);
        return publish(topic, { tab: ids.tab, ...shared, sight });
      });

    const come = Effect.suspend(() => {
      isPresent = true;
      return Effect.andThen(tell(null), Effect.never);
    }).pipe(presence(ids.tab), Effect.forkIn(scope));

    const tellPending = () => {
      if (!takesTurns || told(pendingIn(store.facts())) === last) return;
      if (isPresent) runFork(tell(null));
      else if (!hasCome) {
        hasCome = true;
        runFork(come);
      }
    };

    const watch = (tab: string) => {
      watched.add(tab);
      return Effect.void.pipe(
        presence(tab),
        Effect.andThen(takeUp),
        Effect.andThen(
          Effect.sync(() => {
            watched.delete(tab);
            const { [tab]: left, ...elsewhere } = store.facts().elsewhere;
            // The server may have done it, and its answer have gone with the tab.
            store.change({ elsewhere, ...(left && { isStale: true }) });
          }),
        ),
        Effect.andThen(proceed),
        Effect.forkIn(scope),
      );
    };

    const hear = ({ tab, isAway, changes: raw, sight }: CartNews) =>
      Effect.suspend(() => {
        const {
          waiting,
          elsewhere: { [tab]: before, ...elsewhere },
        } = store.facts();
        const changes = takesTurns ? readKept(raw).changes : [];
        for (const { id } of changes) ids.after(id);
        const done = before?.changes.filter(({ id }) => !changes.some((each) => each.id === id)) ?? [];
        const left = leftAfter(waiting, { done });
        // Whoever waits for a change waits for what is left of it.
        const awaited = new Set(left.map(({ outcomes }) => outcomes));
        const others = changes.length === 0 ? elsewhere : { ...elsewhere, [tab]: { isAway, changes } };
        return see(sight, { waiting: left, elsewhere: others }).pipe(
          Effect.andThen(
            settle(
              waiting.filter(({ outcomes }) => !awaited.has(outcomes)),
              Exit.void,
            ),
          ),
          Effect.andThen(changes.length === 0 || watched.has(tab) ? Effect.void : watch(tab)),
        );
      });

    const ends = [
      subscribe(topic, (message) => {
        const news = cartNews(message, []);
        if (!(news instanceof Failure)) runFork(hear(news));
      }),
      subscribe(question, () => {
        if (last !== "" || store.facts().server !== null) runFork(tell(sightNow()));
      }),
    ];
    yield* Effect.addFinalizer(() => Effect.sync(() => ends.forEach((end) => end())));
    store.follow(tellPending);
    yield* publish(question, null);

    /** Of the server's cart, and of what is pending once these facts hold. */
    return { tell };
  });
