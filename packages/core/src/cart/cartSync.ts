import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Semaphore from "effect/Semaphore";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { errorText } from "../shop/errorText.ts";
import { command } from "../shop/command.ts";
import { join } from "../shop/join.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ProductId } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import type { CartError } from "./CartError.ts";
import { cartOnServer } from "./cartOnServer.ts";
import { keepSameParts } from "./keepSameParts.ts";
import type { CartStore } from "./makeCartStore.ts";
import { nextBatch } from "./nextBatch.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";

const settle = (pending: ReadonlyArray<PendingChange>, exit: Exit.Exit<void, ShopError>) =>
  Effect.forEach(
    pending.flatMap(({ outcomes }) => outcomes),
    (outcome) => Deferred.done(outcome, exit),
    { discard: true },
  );

const isFatal = (error: ShopError): error is CartError =>
  error._tag === "CartCreateError" || error._tag === "CartGetError";

const errorsByProduct = (error: ShopError, refused: ReadonlyArray<PendingChange>): Record<ProductId, ShopError> =>
  Object.fromEntries(
    refused.flatMap(({ change }) => (change.kind === "line" ? [[change.productId, error] as const] : [])),
  );

const withoutErrorOf = (change: CartChange, lineErrors: LineErrors): LineErrors => {
  if (change.kind === "empty") return {};
  if (change.kind !== "line" || lineErrors[change.productId] === undefined) return lineErrors;
  return Object.fromEntries(Object.entries(lineErrors).filter(([id]) => id !== change.productId));
};

/** Whether a request could be answered at all. */
type Network = "there" | "away";

type LineErrors = Readonly<Record<ProductId, ShopError>>;

/**
 * Keeps the cart and the server together: sends what is pending, one request at a time and in its order, until the
 * server has confirmed or refused all of it.
 *
 * @rule CART-2, CART-5, CART-16, NET-7
 */
export const cartSync = (store: CartStore) =>
  Effect.gen(function* () {
    const { onReconnect, settings, texts } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const notices = yield* Notices;
    const remote = yield* cartOnServer;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const exchange = yield* Semaphore.make(1);

    /** The server's cart may have changed without our knowing. */
    let isStale = false;
    /** The shopper knows that the network is away. */
    let isAway = false;
    /** How many waiting changes go one by one, because together they were refused. */
    let alone = 0;
    let isSending = false;
    let wake = Deferred.makeUnsafe<void>();

    const tell = (text: string) => notices.say({ kind: "error", text, durationMs: settings.cartErrorMs });

    const tellAway = Effect.suspend(() => {
      if (isAway) return Effect.void;
      isAway = true;
      return notices.say({ kind: "error", text: texts.transport.network, durationMs: settings.noticeMs });
    });

    const known = (cart: Cart | null) => cart && keepSameParts(store.state.get().cart, cart);

    /** A confirmed cart and its shipping methods show as one change: nothing is shown twice. */
    const accept = (cart: Cart) =>
      Effect.gen(function* () {
        isAway = false;
        const done = store.facts().sent;
        const isEmptying = done.some(({ change }) => change.kind === "empty");
        const confirmed = isEmptying ? yield* refreshed(cart) : cart;
        const methods = store.facts().waiting.length === 0 ? yield* delivery.askMethods : delivery.methods.get();
        store.change({ server: known(confirmed), sent: [], failure: null });
        yield* delivery.acceptMethods(methods);
        yield* settle(done, Exit.void);
      });

    const refreshed = (cart: Cart) =>
      remote.retrieve(cart).pipe(
        Effect.map((current) => current ?? cart),
        Effect.catch(() => Effect.succeed(cart)),
      );

    const requeue = Effect.sync(() => {
      const { sent, waiting } = store.facts();
      store.change({ sent: [], waiting: waiting.reduce(queueChange, sent) });
    });

    /** @rule CART-8 */
    const isForTheLogOnly = (error: ShopError, { change }: PendingChange) =>
      error._tag === "ServerError" &&
      error.code === "PRODUCT_NOT_FOUND" &&
      change.kind === "line" &&
      change.line !== null &&
      !store.facts().server?.lines.some(({ product }) => product.id === change.productId);

    const refuse = (error: ShopError, refused: ReadonlyArray<PendingChange>) =>
      Effect.gen(function* () {
        yield* Effect.logWarning("A change of the cart was refused", error);
        // What the server made of it is unknown after an answer that could not be read.
        const { server } = store.facts();
        const current = yield* Effect.result(remote.retrieve(server));
        isStale = Result.isFailure(current);
        const told = refused.filter((pending) => !isForTheLogOnly(error, pending));
        const { lineErrors } = store.facts();
        store.change({
          server: Result.match(current, { onSuccess: known, onFailure: () => server }),
          sent: [],
          ...(isFatal(error) && { failure: error }),
          lineErrors: { ...lineErrors, ...errorsByProduct(error, told) },
        });
        yield* Effect.forEach(told, ({ failureText }) => tell(failureText(errorText(error, { texts }))), {
          discard: true,
        });
        yield* settle(told, Exit.fail(error));
        yield* settle(
          refused.filter((pending) => !told.includes(pending)),
          Exit.void,
        );
      });

    const sendNext: Effect.Effect<Network> = Effect.gen(function* () {
      const { server, waiting } = store.facts();
      const sent = nextBatch(waiting, { limit: alone > 0 ? 1 : waiting.length });
      alone = Math.max(0, alone - 1);
      store.change({ sent, waiting: waiting.slice(sent.length) });
      const changes = sent.map(({ change }) => change);
      const answer = yield* Effect.result(remote.update(server, changes));
      if (Result.isSuccess(answer)) {
        yield* accept(answer.success);
        return "there";
      }
      const error = answer.failure;
      if (isNetworkFailure(error)) {
        yield* requeue;
        yield* tellAway;
        return "away";
      }
      if (sent.length === 1 || isFatal(error)) {
        yield* refuse(error, sent);
        return "there";
      }
      alone = sent.length;
      yield* requeue;
      return "there";
    });

    const refreshStale: Effect.Effect<Network> = Effect.suspend(() => remote.retrieve(store.facts().server)).pipe(
      Effect.map((cart) => ({ server: known(cart) })),
      Effect.catchIf(isFatal, (failure) => Effect.succeed({ failure })),
      Effect.matchEffect({
        onSuccess: (news) =>
          Effect.sync((): Network => {
            isStale = false;
            isAway = false;
            store.change(news);
            return "there";
          }),
        onFailure: () => Effect.succeed<Network>("away"),
      }),
    );

    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.race(Effect.sleep(Duration.millis(settings.reconnectMs)), Deferred.await(wake));
    });

    const hasChanges = () => store.facts().waiting.length > 0;
    const sendAll = Effect.gen(function* () {
      yield* requeue;
      while (hasChanges() || isStale) {
        const network = yield* exchange.withPermit(Effect.suspend(() => (hasChanges() ? sendNext : refreshStale)));
        if (network === "away") yield* pause;
      }
      isSending = false;
    }).pipe(
      Effect.tapDefect((defect) => {
        isSending = false;
        return Effect.logFatal("Sending the cart's changes has failed", defect);
      }),
    );

    /** Goes on with what is pending, now. */
    const proceed = Effect.suspend(() => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (isSending || !(hasChanges() || isStale)) return Effect.void;
      isSending = true;
      return Effect.forkIn(sendAll, scope);
    });
    const ended = onReconnect(() => {
      runFork(proceed);
    });
    yield* Effect.addFinalizer(() => Effect.sync(ended));

    const refreshNow = Effect.gen(function* () {
      const { server } = store.facts();
      store.change({ isRefreshing: true });
      const answer = yield* Effect.result(remote.retrieve(server));
      if (Result.isSuccess(answer)) {
        const isNew = answer.success !== server;
        const methods = isNew || delivery.methods.get() === null ? yield* delivery.askMethods : delivery.methods.get();
        isStale = false;
        isAway = false;
        store.change({ server: known(answer.success), isRefreshing: false, failure: null });
        return yield* delivery.acceptMethods(methods);
      }
      const error = answer.failure;
      const isAwayNow = isNetworkFailure(error);
      store.change({ isRefreshing: false, ...(!isAwayNow && { failure: error }) });
      isStale = isAwayNow;
      yield* isAwayNow ? tellAway : tell(errorText(error, { texts }));
      return yield* Effect.fail(error);
    });

    const refresh = yield* command({ name: "cart.refresh", policy: join, requests: null }, () =>
      exchange.withPermit(refreshNow),
    );

    return {
      /** *Join.* */
      refresh: Effect.tap(Effect.suspend(refresh), proceed),
      /** *Queue.* Shows the change before the first wait; settles when the server has confirmed or refused it. */
      put: (change: CartChange, failureText: PendingChange["failureText"]): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          const { waiting, lineErrors } = store.facts();
          store.change({
            waiting: queueChange(waiting, { change, outcomes: [outcome], failureText }),
            lineErrors: withoutErrorOf(change, lineErrors),
          });
          return Effect.andThen(proceed, Deferred.await(outcome));
        }),
    };
  });
