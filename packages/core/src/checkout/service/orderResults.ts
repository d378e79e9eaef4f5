import * as Effect from "effect/Effect";
import { Analytics } from "../../analytics/service/Analytics.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import { Identity } from "../../identity/Identity.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { log } from "../../kernel/log.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { SaveCartAsList } from "../../lists/service/SaveCartAsList.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import type { PlacedOrder } from "../../orders/model/PlacedOrder.ts";
import { within } from "../../transport/within.ts";
import { analyticsOrder } from "../flow/analyticsOrder.ts";
import type { CartDifference } from "../model/CartDifference.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import { moneyText } from "../rules/moneyText.ts";
import { orderPath } from "../rules/orderPath.ts";
import { checkoutTexts } from "../text.hu.ts";
import type { OrderAttempts } from "./orderAttempts.ts";
import { orderNews } from "./orderNews.ts";

interface OrderFollowing {
  readonly goTo: string;
  readonly clearData: Effect.Effect<void>;
  /** Records a follow-up step, before it is done. */
  readonly mark: (attempt: OrderAttempt) => Effect.Effect<void>;
}

/**
 * The steps after an order, in the rule's order. A failing or slow step is logged and skipped; the order is not
 * affected.
 *
 * @rule ORDER-1, ORDER-5, ORDER-7, ORDER-8
 */
const afterOrder = Effect.gen(function* () {
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

export const idle: OrderPlacing = { phase: "idle" };
const unknown: OrderPlacing = { phase: "unknown" };

const unblock = Effect.flatMap(Navigator, (navigator) => navigator.unblock);

/** Shows what became of an order, and tells the shopper. */
export const orderResults = (attempts: OrderAttempts, { clearData }: { readonly clearData: Effect.Effect<void> }) =>
  Effect.gen(function* () {
    const {
      errorText,
      settings: { errorDialogMs: durationMs },
      texts: { checkout = checkoutTexts },
    } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const follow = yield* afterOrder;
    const state = makeStore<OrderPlacing>(idle, { server: idle });
    /** The order of a cart that may still be shown, because it could not be reloaded. */
    let ordered: { readonly cartId: string; readonly placing: OrderPlacing } | null = null;

    const { tell } = yield* orderNews(({ cartId, statusPath }) => {
      const { phase } = state.get();
      // A press or a query under way finds the order itself.
      if (phase === "submitting" || phase === "placed") return;
      const placing: OrderPlacing = { phase: "placedElsewhere", statusPath };
      ordered = { cartId, placing };
      state.set(placing);
    });

    const show = (placing: OrderPlacing) =>
      Effect.sync(() => {
        state.set(placing);
        return placing;
      });

    return {
      state,
      show,
      ordered: () => ordered,

      refused: (error: ShopError, differences: ReadonlyArray<CartDifference> = []) =>
        Effect.gen(function* () {
          yield* log("critical", "An order was not placed", error);
          yield* unblock;
          const placing = yield* show({ phase: "refused", error, differences });
          const details = `${errorText(error)} ${moneyText(placing, { texts: checkout }) ?? ""}`;
          yield* notices.say({ kind: "error", about: "order", text: checkout.orderFailed(details), durationMs });
          return placing;
        }),

      /** The shopper sees the result first; the rest may take longer. */
      placed: (order: PlacedOrder, attempt: OrderAttempt) =>
        Effect.gen(function* () {
          const reference = { ...order, orderId: order.order.id };
          const goTo = orderPath(reference);
          const statusPath = orderPath({ ...reference, payAt: null });
          const placing = yield* show({ phase: "placed", order: order.order, goTo, statusPath });
          ordered = { cartId: attempt.cartId, placing };
          yield* tell({ cartId: attempt.cartId, statusPath });
          yield* follow(order, attempt, { goTo, clearData, mark: attempts.save });
          yield* attempts.forgetCart(attempt);
          return placing;
        }),

      isUnknown: Effect.gen(function* () {
        const isTold = state.get().phase === "unknown";
        const placing = yield* show(unknown);
        yield* unblock;
        if (!isTold) yield* notices.say({ kind: "error", about: "order", text: checkout.money.unknown, durationMs });
        return placing;
      }),
    };
  });

export type OrderResults = Effect.Success<ReturnType<typeof orderResults>>;
