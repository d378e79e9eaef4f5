import * as Effect from "effect/Effect";
import { log } from "../../kernel/log.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import type { PlacedOrder } from "../../orders/model/PlacedOrder.ts";
import { afterOrder } from "./afterOrder.ts";
import type { CartDifference } from "../model/CartDifference.ts";
import { moneyText } from "../rules/moneyText.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import type { OrderAttempts } from "./orderAttempts.ts";
import { orderNews } from "./orderNews.ts";
import { orderPath } from "../rules/orderPath.ts";
import type { OrderPlacing } from "../model/OrderPlacing.ts";
import { checkoutTexts } from "../text.hu.ts";

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
