import * as Effect from "effect/Effect";
import type { Cart } from "../../cart/model/Cart.ts";
import type { TimeSlot } from "../../delivery/model/TimeSlot.ts";
import type { TimeSlotHold } from "../../delivery/rules/timeSlotHold.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { stored } from "../../kernel/stored.ts";
import { keptSlot } from "./generated/kept.ts";

type Whose = Pick<Cart, "id" | "timeSlot"> | null;

/**
 * The time slot that this browser saw last for a cart: a later page knows by it that the reservation has ended meanwhile.
 *
 * @rule SEAM-2
 */
export const seenSlot = Effect.gen(function* () {
  const { storage } = yield* ShopEnvironment;
  const runFork = Effect.runForkWith(yield* Effect.context<never>());
  const kept = stored(storage, { key: "kamra.slot", decoder: keptSlot });
  return {
    /** The reservation that an earlier page saw, when the cart has none now. */
    lostOf: (cart: Whose): TimeSlotHold<TimeSlot> | null => {
      const seen = kept.read();
      const isLost = seen !== null && seen.cartId === cart?.id && cart.timeSlot === null;
      return isLost ? { status: "lost", slot: seen.slot, leftMs: 0, refusals: [] } : null;
    },
    keep: (cart: Whose, slot: TimeSlot | null) => {
      const seen = cart && slot && { cartId: cart.id, slot };
      if (!sameData(seen, kept.read())) runFork(kept.write(seen));
    },
  };
});
