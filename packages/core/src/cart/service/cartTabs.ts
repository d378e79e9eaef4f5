import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { follow, makeFork } from "../../kernel/follow.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import type { CartFacts } from "../queue/cartStateOf.ts";
import type { ChangeIds } from "../queue/changeIds.ts";
import { fromStored } from "../queue/fromStored.ts";
import { toStored } from "../queue/toStored.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import type { PendingElsewhere } from "../queue/PendingElsewhere.ts";
import { readStored } from "../queue/readStored.ts";
import type { OutboxEvent } from "../../outbox/transition.ts";
import { settle } from "../../outbox/settle.ts";
import type { CartReading } from "../model/CartReading.ts";
import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { cartNews } from "./generated/storedData.ts";
import { type CartNews } from "./storedData.ts";

const topic = "cart";
/** A new tab asks the others for their cart. */
const question = "cart.asked";

/** What happens when another tab closes. */
export interface ClosedTabs {
  /** Takes over the unsent changes of the closed tab. */
  readonly restore: Effect.Effect<void>;
  /** Sends them, or fetches the cart to learn the outcome of the rest. */
  readonly proceed: Effect.Effect<unknown>;
}

/** Fingerprint of the announced changes, so that unchanged state is not announced again. */
const fingerprintOf = ({ isAway, changes }: PendingElsewhere) =>
  changes.length === 0 ? "" : [isAway, ...changes.map(({ id, cartId }) => `${id} ${cartId}`)].join();

/** What the parts of a tab's sharing work with. */
interface Sharing {
  readonly store: CartStore;
  readonly ids: ChangeIds;
  readonly readingNow: () => CartReading;
  /** Shows another tab's message. */
  readonly receive: (
    current: CartReading | null,
    event: OutboxEvent<PendingChange>,
    elsewhere: Pick<CartFacts, "elsewhere">,
  ) => Effect.Effect<void>;
}

/** The lock that a tab holds while it has pending changes. */
const presenceOf = ({ exclusively }: typeof Tabs.Service, tab: string) => exclusively(`cart/${tab}`);

/** Announces this tab's pending changes and the cart that it has read. */
const announcing = ({ store, ids }: Sharing) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const tabs = yield* Tabs;
    const scope = yield* Effect.scope;
    const fork = yield* makeFork;

    let isPresent = false;
    let isEntering = false;
    let last = "";

    const pendingIn = (facts: CartFacts): PendingElsewhere => ({
      isAway: facts.isAway,
      changes: toStored(facts, { cartId: cookies.get(settings.cartCookie) }),
    });

    const announce = (current: CartReading | null, event?: OutboxEvent<PendingChange>) =>
      Effect.suspend(() => {
        const pending = pendingIn(event ? store.after(event) : store.facts());
        const shared = isPresent ? pending : { ...pending, changes: [] };
        last = fingerprintOf(shared);
        return tabs.publish(topic, { tab: ids.tab, ...shared, current });
      });

    const enter = Effect.suspend(() => {
      isPresent = true;
      return Effect.andThen(announce(null), Effect.never);
    }).pipe(presenceOf(tabs, ids.tab), Effect.forkIn(scope));

    return {
      announce,
      announcePending: () => {
        if (!tabs.takesTurns || fingerprintOf(pendingIn(store.facts())) === last) return;
        if (isPresent) fork(announce(null));
        else if (!isEntering) {
          isEntering = true;
          fork(enter);
        }
      },
      /** Whether this tab has anything that a new tab does not know. */
      hasNews: () => last !== "" || store.facts().server !== null,
    };
  });

/** Shows what other tabs announce, and takes over from a tab that closes. */
const tabReceiver = ({ store, ids, receive }: Sharing) =>
  Effect.gen(function* () {
    const tabs = yield* Tabs;
    const environment = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    const watched = new Set<string>();

    const watch = (tab: string, { restore, proceed }: ClosedTabs) => {
      watched.add(tab);
      return Effect.void.pipe(
        presenceOf(tabs, tab),
        Effect.andThen(restore),
        Effect.andThen(
          Effect.sync(() => {
            watched.delete(tab);
            const { [tab]: left, ...elsewhere } = store.facts().elsewhere;
            // The server may have applied the closed tab's request.
            store.change({ elsewhere, ...(left && { isStale: true }) });
          }),
        ),
        Effect.andThen(proceed),
        Effect.forkIn(scope),
      );
    };

    return ({ tab, isAway, changes: raw, current }: CartNews, closed: ClosedTabs) =>
      Effect.suspend(() => {
        const {
          waiting,
          elsewhere: { [tab]: before, ...elsewhere },
        } = store.facts();
        const changes = tabs.takesTurns ? readStored(raw, environment).changes : [];
        for (const { id } of changes) ids.after(id);
        const done = before?.changes.filter(({ id }) => !changes.some((each) => each.id === id)) ?? [];
        const event = { kind: "dropped", changes: fromStored(done) } as const;
        // Callers of a rebased change keep waiting for its remainder.
        const awaited = new Set(store.after(event).waiting.map(({ outcomes }) => outcomes));
        const overridden = waiting.filter(({ outcomes }) => !awaited.has(outcomes));
        const others = changes.length === 0 ? elsewhere : { ...elsewhere, [tab]: { isAway, changes } };
        return receive(current, event, { elsewhere: others }).pipe(
          Effect.andThen(settle(overridden, Exit.void)),
          Effect.andThen(changes.length === 0 || watched.has(tab) ? Effect.void : watch(tab, closed)),
        );
      });
  });

/**
 * Shares the server's cart and the pending changes between tabs. A tab's pending changes show in every tab until they are
 * done or the tab closes. A tab with pending changes holds a lock, so that the others notice when it closes; without lock
 * support, pending changes show in their own tab only. A change that another tab completes removes what it overrides from
 * the earlier changes that wait here.
 *
 * @rule CART-16
 */
export const cartTabs = (sharing: Sharing) =>
  Effect.gen(function* () {
    const { publish, messages } = yield* Tabs;
    const { ownFields } = yield* ShopEnvironment;
    const { announce, announcePending, hasNews } = yield* announcing(sharing);
    const hear = yield* tabReceiver(sharing);

    return {
      /** Announces the server's cart, and the pending changes after an event. */
      announce,
      /** Starts to share, and asks the other tabs for their cart. */
      join: (closed: ClosedTabs) =>
        Effect.gen(function* () {
          yield* follow(messages(topic), (message) => {
            const news = cartNews(message, reading(ownFields));
            return news instanceof Failure ? Effect.void : hear(news, closed);
          });
          yield* follow(messages(question), () => (hasNews() ? announce(sharing.readingNow()) : Effect.void));
          sharing.store.follow(announcePending);
          yield* publish(question, null);
        }),
    };
  });
