import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { Analytics } from "../analytics/Analytics.ts";
import { cartEvents } from "../analytics/cartEvents.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { DurableStorage } from "../kernel/DurableStorage.ts";
import { log } from "../kernel/log.ts";
import type { Network } from "../outbox/makeSyncLoop.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { nextBatch } from "../outbox/nextBatch.ts";
import type { CartExchange } from "./CartExchange.ts";
import { cartRules } from "./cartRules.ts";
import type { Update } from "./cartOnServer.ts";
import type { CartFacts } from "./cartStateOf.ts";
import { estimateDifferences } from "./estimateDifferences.ts";
import { isFatal } from "./isFatal.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { settle } from "../outbox/settle.ts";

/** The key of an earlier request with exactly these changes, which the server may have applied. */
const keyOfAll = (batch: ReadonlyArray<PendingChange>, { waiting }: Pick<CartFacts, "waiting">): string | undefined => {
  const sentBy = batch[0]?.sentBy;
  return waiting.some((each) => each.sentBy === sentBy && !batch.includes(each)) ? undefined : sentBy;
};

/**
 * Sends the next batch of waiting changes and handles the answer.
 *
 * @rule CART-5, CART-6, CART-16, NET-7
 */
export const sendChanges = ({
  store,
  remote,
  publisher,
  outage,
  refuse,
  keep,
  identityChanged,
  afterUpdate,
}: CartExchange) =>
  Effect.gen(function* () {
    const { lasts } = yield* DurableStorage;
    const { now } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const analytics = yield* Analytics;

    /** After emptying, the cart must be fetched again (CART-10). */
    const asConfirmed = ({ answer }: Update) =>
      store.facts().sent.some(({ change }) => change.kind === "empty")
        ? remote.retrieve(answer).pipe(
            Effect.map((current) => current ?? answer),
            Effect.catch(() => Effect.succeed(answer)),
          )
        : Effect.succeed(answer);

    const disagreementsIn = ({ base, answer }: Update) =>
      Effect.gen(function* () {
        // Another device changed the cart in between, so the estimate had another base.
        if (base.revision !== null && answer.revision !== base.revision + 1) return [];
        const changes = store.facts().sent.map(({ change }) => change);
        const found = estimateDifferences(base, { changes, answer, now: now() });
        if (found.length > 0) yield* log("error", "The server's answer differs from the local rules", answer.id, found);
        return found;
      });

    /** Shows the confirmed cart and its shipping methods as one change. */
    const accept = (update: Update) =>
      Effect.gen(function* () {
        outage.over();
        const { sent } = store.facts();
        const disagreements = yield* disagreementsIn(update);
        const cart = yield* asConfirmed(update);
        const methods = store.facts().waiting.length === 0 ? yield* delivery.askMethods : delivery.methods.get();
        // Uninterruptible, so that no caller waits for a confirmed change.
        yield* Effect.uninterruptible(
          Effect.andThen(
            publisher.show({ cart, methods }, { isFetched: false, sent: [], failure: null, disagreements }),
            settle(sent, Exit.void),
          ),
        );
        yield* Effect.forEach(cartEvents(update.base.lines, update.answer.lines), analytics.track);
        yield* afterUpdate(cart);
      });

    const requeue = (goesAlone: boolean) =>
      Effect.sync(() => {
        const { sent, waiting } = store.facts();
        // A refused batch was not applied, so its changes are retried alone and without its key.
        const again = goesAlone ? sent.map(({ sentBy: _sentBy, ...each }) => ({ ...each, goesAlone })) : sent;
        store.change({ sent: [], waiting: waiting.reduce(queueChange, again) });
      });

    const exchange: Effect.Effect<Network> = Effect.gen(function* () {
      const { server, waiting } = store.facts();
      const batch = nextBatch(waiting, cartRules);
      const key = lasts ? (keyOfAll(batch, { waiting }) ?? (yield* idempotencyKey)) : null;
      const sent = key === null ? batch : batch.map((each) => ({ ...each, sentBy: key }));
      store.change({ sent, waiting: waiting.slice(sent.length) });
      // Store the key first, so that a later page can retry with it.
      yield* keep;
      if (yield* identityChanged) {
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
        if (error._tag !== "AbortedError") yield* outage.report;
        return "away";
      }
      yield* sent.length === 1 || isFatal(error) ? refuse(error, sent) : requeue(true);
      return "there";
    });
    // An interrupted or broken exchange has no known outcome, so its changes wait again.
    return Effect.onError(exchange, () => requeue(false));
  });
