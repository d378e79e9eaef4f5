import * as Effect from "effect/Effect";
import { Analytics } from "../../analytics/service/Analytics.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import { SaveCartAsList } from "../../lists/service/SaveCartAsList.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import type { PlacedOrder } from "../../orders/model/PlacedOrder.ts";
import { Identity } from "../../identity/Identity.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { within } from "../../transport/within.ts";
import { analyticsOrder } from "../flow/analyticsOrder.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import { checkoutTexts } from "../text.hu.ts";

interface OrderFollowing {
  readonly goTo: string;
  readonly clearData: Effect.Effect<void>;
  /** Records a follow-up step, before it is done. */
  readonly mark: (attempt: OrderAttempt) => Effect.Effect<void>;
}

/**
 * The steps after an order, in the rule's order. A failing or slow one is logged and skipped: the order stands.
 *
 * @rule ORDER-1, ORDER-5, ORDER-7, ORDER-8
 */
export const afterOrder = Effect.gen(function* () {
  const {
    settings,
    texts: { checkout: texts = checkoutTexts },
  } = yield* ShopEnvironment;
  const identity = yield* Identity;
  const cart = yield* CartService;
  const notices = yield* Notices;

  const harmless = <A, E>(what: string, effect: Effect.Effect<A, E>) =>
    effect.pipe(
      within(settings.timeoutMs),
      Effect.catchCause((cause) => log("error", `After an order: could not ${what}`, cause)),
    );

  return ({ order, registration }: PlacedOrder, attempt: OrderAttempt, { goTo, clearData, mark }: OrderFollowing) =>
    Effect.gen(function* () {
      const { block, go, unblock } = yield* Navigator;
      // The cart is about to be empty, so its guard would redirect the shopper.
      yield* block;
      let done = attempt.done;
      const once = <E>(step: OrderAttempt["done"][number], effect: Effect.Effect<unknown, E>) =>
        Effect.suspend(() => {
          if (done.includes(step)) return Effect.void;
          done = [...done, step];
          return Effect.andThen(mark({ ...attempt, done }), effect);
        });

      const report = Effect.flatMap(Analytics, ({ track }) =>
        track({ kind: "purchased", order: analyticsOrder(order) }),
      );
      yield* harmless("report the revenue", once("reported", report));
      if (registration !== null) {
        const entry = { ...registration, staysLoggedIn: false, sentAlong: {} };
        yield* harmless("log in", identity.enter(Effect.succeed(entry)));
      }
      yield* harmless("reload the cart", cart.refresh());
      yield* identity.reload;
      yield* clearData;
      const { list } = attempt;
      if (list !== null) {
        const save = Effect.flatMap(SaveCartAsList, (saveAsList) => saveAsList.save(list.name, list.lines));
        yield* harmless("save the list", once("listed", save));
      }
      yield* notices.say({ kind: "success", about: "order", text: texts.orderPlaced, durationMs: settings.noticeMs });
      yield* harmless("go to the order", Effect.andThen(unblock, go({ kind: "redirect", to: goTo })));
    });
});
