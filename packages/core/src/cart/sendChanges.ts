import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { Analytics } from "../analytics/Analytics.ts";
import { cartEvents } from "../analytics/cartEvents.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { DurableStorage } from "../shop/DurableStorage.ts";
import { log } from "../shop/log.ts";
import type { Network } from "../shop/untilQuiet.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import type { CartExchange } from "./CartExchange.ts";
import type { Update } from "./cartOnServer.ts";
import type { CartFacts } from "./cartStateOf.ts";
import { estimateDifferences } from "./estimateDifferences.ts";
import { isFatal } from "./isFatal.ts";
import { nextBatch } from "./nextBatch.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { settle } from "./settle.ts";

/** The key by which just these were sent before: the server may have done all of it then, or nothing. */
const keyOfAll = (batch: ReadonlyArray<PendingChange>, { waiting }: Pick<CartFacts, "waiting">): string | undefined => {
  const sentBy = batch[0]?.sentBy;
  return waiting.some((each) => each.sentBy === sentBy && !batch.includes(each)) ? undefined : sentBy;
};

/**
 * Sends what can go in one request of what waits, and sees to what becomes of it.
 *
 * @rule CART-5, CART-6, CART-16, NET-7
 */
export const sendChanges = ({
  store,
  remote,
  sight,
  outage,
  refuse,
  keep,
  isSomebodyElse,
  afterUpdate,
}: CartExchange) =>
  Effect.gen(function* () {
    const { lasts } = yield* DurableStorage;
    const { now } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const analytics = yield* Analytics;

    /** What an emptied cart is like, the server tells when it is asked (CART-10). */
    const asConfirmed = ({ answer }: Update) =>
      store.facts().sent.some(({ change }) => change.kind === "empty")
        ? remote.retrieve(answer).pipe(
            Effect.map((current) => current ?? answer),
            Effect.catch(() => Effect.succeed(answer)),
          )
        : Effect.succeed(answer);

    const disagreementsIn = ({ base, answer }: Update) =>
      Effect.gen(function* () {
        // Somebody else has changed the cart between them: the rules had another cart before them.
        if (base.revision !== null && answer.revision !== base.revision + 1) return [];
        const changes = store.facts().sent.map(({ change }) => change);
        const found = estimateDifferences(base, { changes, answer, now: now() });
        if (found.length > 0)
          yield* log("error", "The server has answered otherwise than the rules here", answer.id, found);
        return found;
      });

    /** A confirmed cart and its shipping methods show as one change: nothing is shown twice. */
    const accept = (update: Update) =>
      Effect.gen(function* () {
        outage.over();
        const { sent } = store.facts();
        const disagreements = yield* disagreementsIn(update);
        const cart = yield* asConfirmed(update);
        const methods = store.facts().waiting.length === 0 ? yield* delivery.askMethods : delivery.methods.get();
        // Nobody must find them confirmed and be left waiting for it.
        yield* Effect.uninterruptible(
          Effect.andThen(
            sight.show({ cart, methods }, { isGot: false, sent: [], failure: null, disagreements }),
            settle(sent, Exit.void),
          ),
        );
        yield* Effect.forEach(cartEvents(update.base.lines, update.answer.lines), analytics.track);
        yield* afterUpdate(cart);
      });

    const requeue = (goesAlone: boolean) =>
      Effect.sync(() => {
        const { sent, waiting } = store.facts();
        // What was refused has not been done by its key, and does not go together again.
        const again = goesAlone ? sent.map(({ sentBy: _sentBy, ...each }) => ({ ...each, goesAlone })) : sent;
        store.change({ sent: [], waiting: waiting.reduce(queueChange, again) });
      });

    const exchange: Effect.Effect<Network> = Effect.gen(function* () {
      const { server, waiting } = store.facts();
      const batch = nextBatch(waiting);
      const key = lasts ? (keyOfAll(batch, { waiting }) ?? (yield* idempotencyKey)) : null;
      const sent = key === null ? batch : batch.map((each) => ({ ...each, sentBy: key }));
      store.change({ sent, waiting: waiting.slice(sent.length) });
      // A later page has to know by which key this may have been done.
      yield* keep;
      if (yield* isSomebodyElse) {
        yield* requeue(false);
        return "away";
      }
      const changes = sent.map(({ change }) => change);
      const answer = yield* Effect.result(remote.update(server, changes, { key }));
      if (Result.isSuccess(answer)) {
        yield* accept(answer.success);
        return "there";
      }
      const error = answer.failure;
      if (isNetworkFailure(error) || error._tag === "AbortedError") {
        yield* requeue(false);
        if (error._tag !== "AbortedError") yield* outage.tell;
        return "away";
      }
      yield* sent.length === 1 || isFatal(error) ? refuse(error, sent) : requeue(true);
      return "there";
    });
    // However it has ended: what nobody knows the end of is still to be done.
    return Effect.onError(exchange, () => requeue(false));
  });
