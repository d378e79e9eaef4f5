import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import { settle } from "../../outbox/settle.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { ChangeReason } from "../model/StoredChange.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/** Queues a change for its callers. */
export type QueueCartChange = (change: CartChange, reason: ChangeReason, outcomes: PendingChange["outcomes"]) => void;

/**
 * Asks about a change that would lose the coupon, and queues it again without the coupon when the shopper agrees. A "no"
 * keeps both and is no error. True when the refusal needs no notice.
 *
 * @rule CART-12, SEAM-3
 */
export const askForCoupon = (store: CartStore, { queue }: { readonly queue: QueueCartChange }) =>
  Effect.map(
    Dialogs,
    ({ ask }) =>
      (refused: PendingChange): Effect.Effect<boolean> =>
        Effect.gen(function* () {
          const { change, reason, outcomes } = refused;
          const lineIn = (cart: Cart | null) =>
            cart?.lines.find(({ product }) => "productId" in change && product.id === change.productId);
          const line = lineIn(store.facts().server);
          if (line === undefined) return false;
          const isChanged = () => {
            const now = lineIn(store.state.get().cart);
            return now?.quantity !== line.quantity || now.quantityType !== line.quantityType;
          };
          const isDeclined =
            !isChanged() && (yield* ask({ kind: "couponLoss", productName: line.product.name })) === null;
          // A newer change of this line, here or in another tab, overrides the removal.
          if (isDeclined || isChanged()) {
            yield* settle([refused], Exit.void);
            return true;
          }
          queue({ kind: "choices", choices: { couponCode: null } }, "couponLoss", []);
          queue(change, reason, outcomes);
          return true;
        }),
  );
